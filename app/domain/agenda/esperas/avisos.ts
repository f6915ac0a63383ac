import { nombreCompleto } from "../especialistas/especialista";
import { escribir } from "../../avisos/notificaciones/anunciar";
import { quiereDiscrecion } from "../../cuentas/preferencias/preferencias";
import type { DepsConSitio, Repos } from "../../shared/puertos";
import { direccionParaSalir, MIS_ESPERAS } from "./direcciones";
import type { SucesoDeEspera } from "./espera";
import { mensajeDeNotificacion, textoDeCorreo } from "./textos";

/** Signs the link that leaves a waiting list without signing in, and checks it. */
export interface LlavesDeEspera {
  firmar: (idEspera: string) => string;
  /** Id of the place in a signed key; null for a key that we did not sign. */
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

/**
 * Tells an event of a waiting list by mail and in the inbox, inside the caller's transaction. An offer that skipped the
 * person is told in the inbox only.
 */
export async function avisarDeEspera(
  repos: Repos<"correos" | "destinatarios" | "especialistas" | "notificaciones" | "preferencias">,
  { sitio, llaves }: DepsDeEspera,
  sucesoDeEspera: SucesoDeEspera,
  ahora: Date,
): Promise<void> {
  const { espera, suceso } = sucesoDeEspera;
  const id = `espera-${suceso}:${"oferta" in sucesoDeEspera ? sucesoDeEspera.oferta.idOferta : espera.idEspera}`;
  await repos.notificaciones.crear({
    idNotificacion: id,
    idPersona: espera.idPersona,
    icono: "calendario",
    mensaje: mensajeDeNotificacion(sucesoDeEspera),
    enlace: MIS_ESPERAS,
    creadaEn: ahora,
    vistaEn: null,
    valeHasta: suceso === "oferta" ? sucesoDeEspera.oferta.expiraEn : espera.hasta,
  });
  if (suceso === "salto") return;
  const [discreta, especialista] = await Promise.all([
    quiereDiscrecion(repos, espera.idPersona),
    repos.especialistas.conAgenda(espera.idEspecialista),
  ]);
  const con = discreta || !especialista ? null : nombreCompleto(especialista);
  const { asunto, parrafos, accion } = textoDeCorreo(sucesoDeEspera, con);
  const salida = {
    texto: "Salir de la lista",
    url: sitio.url + direccionParaSalir(llaves.firmar(espera.idEspera)),
  };
  const carta = {
    id,
    idPersona: espera.idPersona,
    titulo: asunto,
    // The link to leave the list works without signing in, so that the text is deleted once the mail is sent.
    ...(suceso !== "fin" && { secreto: true as const }),
    parrafos,
    enlaces: [{ texto: accion, url: sitio.url + MIS_ESPERAS }, ...(suceso === "fin" ? [] : [salida])],
  };
  await escribir(repos, sitio, carta, ahora);
}
