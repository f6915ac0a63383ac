import { aIcs } from "../../agenda/calendario/ics";
import { eventoDeTaller } from "../../agenda/talleres";
import { escribir } from "../../avisos/notificaciones/anunciar";
import { quiereDiscrecion } from "../../cuentas/preferencias/preferencias";
import type { Sitio } from "../../shared/marca";
import type { DepsConSitio, Repos } from "../../shared/puertos";
import { direccionDeFecha, direccionParaDejar } from "./direcciones";
import type { FechaConLugares, Inscripcion } from "./inscripcion";
import { textosDe, type SucesoDeTaller } from "./textos";

/** Signs the link by which somebody gives their place up without signing in. */
export interface LlavesDeInscripcion {
  firmar: (idInscripcion: string) => string;
  /** Null for a key that is not ours. */
  idDe: (llave: string) => string | null;
}

export type LoDeAvisar = "correos" | "destinatarios" | "notificaciones" | "preferencias";

export interface DepsDeTaller extends DepsConSitio<
  LoDeAvisar | "fechasDeTaller" | "horarios" | "inscripciones" | "ocupaciones" | "reservas"
> {
  llaves: LlavesDeInscripcion;
}

/** After these nobody has anything to give up. */
const SIN_SALIDA: readonly SucesoDeTaller["suceso"][] = ["vencida", "pasada", "cancelada"];
const SOLO_POR_CORREO: readonly SucesoDeTaller["suceso"][] = ["recordatorio-24h", "recordatorio-1h"];
/** A moment that the calendar of somebody with a place has to know of. */
const CON_EVENTO: readonly SucesoDeTaller["suceso"][] = ["inscrita", "aceptada"];

/** By mail and in the inbox, inside the caller's transaction. One that was passed over is told in the inbox only. */
export async function avisarDeTaller(
  repos: Repos<LoDeAvisar>,
  { sitio, llaves }: Pick<DepsDeTaller, "sitio" | "llaves">,
  inscripcion: Inscripcion,
  fecha: FechaConLugares,
  hecho: SucesoDeTaller,
  ahora: Date,
): Promise<void> {
  const { idInscripcion, idPersona } = inscripcion;
  const { suceso } = hecho;
  const vez = suceso === "oferta" ? `:${hecho.expiraEn.getTime()}` : "";
  const id = `taller-${suceso}:${idInscripcion}${vez}`;
  const discreta = await quiereDiscrecion(repos, idPersona);
  const { mensaje, asunto, parrafos, accion } = textosDe(hecho, fecha, discreta);
  const enlace = direccionDeFecha(fecha);
  if (!SOLO_POR_CORREO.includes(suceso)) {
    await repos.notificaciones.crear({
      idNotificacion: id,
      idPersona,
      icono: "calendario",
      mensaje,
      enlace,
      creadaEn: ahora,
      vistaEn: null,
    });
  }
  if (suceso === "salto") return;
  const salida = {
    texto: hecho.suceso === "espera" ? "Salir de la lista" : "Dejar mi lugar",
    url: sitio.url + direccionParaDejar(llaves.firmar(idInscripcion)),
  };
  const conSalida = !SIN_SALIDA.includes(suceso);
  await escribir(
    repos,
    sitio,
    {
      id,
      idPersona,
      titulo: asunto,
      // The way out needs no session.
      ...(conSalida && { secreto: true as const }),
      parrafos,
      enlaces: [{ texto: accion, url: sitio.url + enlace }, ...(conSalida ? [salida] : [])],
      ...(CON_EVENTO.includes(suceso) && {
        adjuntos: [
          {
            nombre: "taller.ics",
            tipo: "text/calendar; charset=utf-8; method=PUBLISH",
            contenido: icsDeTaller(inscripcion, fecha, { sitio, discreta, ahora }),
          },
        ],
      }),
    },
    ahora,
  );
}

/** A place as agendas and calendars know it. */
export const enAgenda = (
  { idInscripcion, creadaEn }: Inscripcion,
  { titulo, inicio, fin, ...fecha }: FechaConLugares,
) => ({ id: idInscripcion, titulo, inicio, fin, href: direccionDeFecha(fecha), pedidoEn: creadaEn });

/** The file of one place, for somebody's own calendar. */
export function icsDeTaller(
  inscripcion: Inscripcion,
  fecha: FechaConLugares,
  { sitio, discreta, ahora }: { sitio: Sitio; discreta: boolean; ahora: Date },
): string {
  const eventos = [eventoDeTaller(enAgenda(inscripcion, fecha), { sitio, discreta })];
  return aIcs({ metodo: "PUBLISH", nombre: sitio.nombre, eventos, now: ahora });
}
