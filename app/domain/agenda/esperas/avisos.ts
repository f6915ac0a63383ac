import { nombreCompleto } from "../especialistas/especialista";
import { escribir } from "../../avisos/notificaciones/anunciar";
import { quiereDiscrecion } from "../../cuentas/preferencias/preferencias";
import type { DepsConSitio, Repos } from "../../shared/puertos";
import { direccionParaSalir, MIS_ESPERAS } from "./direcciones";
import type { SucesoDeEspera } from "./espera";
import { mensajeDeNotificacion, textoDeCorreo } from "./textos";

/** Signs the link by which somebody leaves a line without signing in. */
export interface LlavesDeEspera {
  firmar: (idEspera: string) => string;
  /** Null for a key that is not ours. */
  idEsperaDe: (llave: string) => string | null;
}

export interface DepsDeEspera extends DepsConSitio<
  | "citas"
  | "correos"
  | "destinatarios"
  | "especialistas"
  | "esperas"
  | "horarios"
  | "notificaciones"
  | "preferencias"
  | "reservas"
> {
  llaves: LlavesDeEspera;
}

/** By mail and in the inbox, inside the caller's transaction. One that was skipped is told in the inbox only. */
export async function avisarDeEspera(
  repos: Repos<"correos" | "destinatarios" | "especialistas" | "notificaciones" | "preferencias">,
  { sitio, llaves }: DepsDeEspera,
  hecho: SucesoDeEspera,
  ahora: Date,
): Promise<void> {
  const { espera, suceso } = hecho;
  const id = `espera-${suceso}:${"oferta" in hecho ? hecho.oferta.idOferta : espera.idEspera}`;
  await repos.notificaciones.crear({
    idNotificacion: id,
    idPersona: espera.idPersona,
    icono: "calendario",
    mensaje: mensajeDeNotificacion(hecho),
    enlace: MIS_ESPERAS,
    creadaEn: ahora,
    vistaEn: null,
  });
  if (suceso === "salto") return;
  const [discreta, especialista] = await Promise.all([
    quiereDiscrecion(repos, espera.idPersona),
    repos.especialistas.conAgenda(espera.idEspecialista),
  ]);
  const con = discreta || !especialista ? null : nombreCompleto(especialista);
  const { asunto, parrafos, accion } = textoDeCorreo(hecho, con);
  const salida = {
    texto: "Salir de la lista",
    url: sitio.url + direccionParaSalir(llaves.firmar(espera.idEspera)),
  };
  const carta = {
    id,
    idPersona: espera.idPersona,
    titulo: asunto,
    // The way out needs no session.
    ...(suceso !== "fin" && { secreto: true as const }),
    parrafos,
    enlaces: [{ texto: accion, url: sitio.url + MIS_ESPERAS }, ...(suceso === "fin" ? [] : [salida])],
  };
  await escribir(repos, sitio, carta, ahora);
}
