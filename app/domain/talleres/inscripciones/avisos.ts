import { adjuntoDeEvento } from "../../agenda/citas/adjunto";
import { aIcs, type Metodo } from "../../agenda/citas/ics";
import { eventoDeTaller } from "../../agenda/talleres";
import { escribir } from "../../avisos/notificaciones/anunciar";
import { quiereDiscrecion } from "../../cuentas/preferencias/preferencias";
import type { Sitio } from "../../shared/marca";
import type { DepsConSitio, Repositorios, Repos } from "../../shared/puertos";
import { VER_MI_PAGO } from "../../ventas/pedidos/direcciones";
import { direccionDeFecha, direccionParaDejar, MIS_LUGARES } from "./direcciones";
import { esDePago, type FechaConLugares, type Inscripcion } from "./inscripcion";
import { textosDe, type SucesoDeTaller } from "./textos";

/** Signs the link with which a person gives up a place without signing in, and checks it. */
export interface LlavesDeInscripcion {
  firmar: (idInscripcion: string) => string;
  /** Id of the place in a signed key; null for a key that we did not sign. */
  idDe: (llave: string) => string | null;
}

export type RepositoriosAlAvisar = "correos" | "destinatarios" | "notificaciones" | "preferencias";

/** Dependencies of use cases about places that write to people. */
export interface DepsDeTaller<K extends keyof Repositorios> extends DepsConSitio<K | RepositoriosAlAvisar> {
  llaves: LlavesDeInscripcion;
}

/** Events after which the person has no place to give up, so that the mail has no such link. */
const SIN_SALIDA: readonly SucesoDeTaller["suceso"][] = [
  "vencida",
  "sin-pagar",
  "pasada",
  "cancelada",
  "dejada",
  "retirada",
  "devuelta",
];
/** Events told in the inbox only: the person caused them, or loses nothing. */
const SIN_CORREO: readonly SucesoDeTaller["suceso"][] = ["salto", "sin-pagar"];
const SOLO_POR_CORREO: readonly SucesoDeTaller["suceso"][] = ["recordatorio-de-plazo", "recordatorio-1h"];
/** iTIP method of the calendar attachment, by event (RFC 5546 § 1.4). */
const METODO: Partial<Record<SucesoDeTaller["suceso"], Exclude<Metodo, "PUBLISH">>> = {
  inscrita: "REQUEST",
  aceptada: "REQUEST",
  cancelada: "CANCEL",
  dejada: "CANCEL",
  retirada: "CANCEL",
};

/** Events that stay news after the date: the person learns why it is off, or what came back. */
const SIN_FIN: readonly SucesoDeTaller["suceso"][] = ["cancelada", "dejada", "retirada", "devuelta"];

/** End of what an event tells: of the offer, or of the date; null for news without an end. */
function finDelSuceso(sucesoDeLugar: SucesoDeLugar): Date | null {
  if (sucesoDeLugar.suceso === "oferta") return sucesoDeLugar.expiraEn;
  return SIN_FIN.includes(sucesoDeLugar.suceso) ? null : sucesoDeLugar.fecha.fin;
}

/** An event of a place, with the place after the event and its date. */
type SucesoDeLugar = SucesoDeTaller & { inscripcion: Inscripcion; fecha: FechaConLugares };

/**
 * Tells an event of a place by mail and in the inbox, inside the caller's transaction. The mail has no link to give up
 * a paid place: that is done on its page only.
 */
export async function avisarDeTaller(
  repos: Repos<RepositoriosAlAvisar>,
  { sitio, llaves }: Pick<DepsConSitio<never>, "sitio"> & { llaves?: LlavesDeInscripcion },
  sucesoDeLugar: SucesoDeLugar,
  ahora: Date,
): Promise<void> {
  const { suceso, inscripcion, fecha } = sucesoDeLugar;
  const { idInscripcion, idPersona } = inscripcion;
  const vez = suceso === "oferta" ? `:${sucesoDeLugar.expiraEn.getTime()}` : "";
  const id = `taller-${suceso}:${idInscripcion}${vez}`;
  const discreta = await quiereDiscrecion(repos, idPersona);
  const { mensaje, asunto, parrafos, accion } = textosDe(sucesoDeLugar, fecha, discreta);
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
      valeHasta: finDelSuceso(sucesoDeLugar),
    });
  }
  if (SIN_CORREO.includes(suceso)) return;
  const pagada = esDePago(fecha) && inscripcion.estado === "inscrita";
  const salida = llaves &&
    !pagada &&
    !SIN_SALIDA.includes(suceso) && {
      texto: suceso === "espera" || suceso === "quedan" ? "Salir de la lista" : "Dejar mi lugar",
      url: sitio.url + direccionParaDejar(llaves.firmar(idInscripcion)),
    };
  const destinatario = await repos.destinatarios.de(idPersona);
  const metodo = inscripcion.estado === "inscrita" ? METODO[suceso] : undefined;
  const dejadoEn = metodo === "CANCEL" ? ahora : null;
  const evento = eventoDeTaller({ ...enAgenda(inscripcion, fecha), dejadoEn }, { sitio, discreta });
  await escribir(
    repos,
    sitio,
    {
      id,
      idPersona,
      titulo: asunto,
      // The link to give up the place works without signing in, so that the text is deleted once the mail is sent.
      ...(salida && { secreto: true as const }),
      parrafos,
      // The address of a workshop would name it, so that a discreet mail links to the list of places instead.
      enlaces: [
        { texto: accion, url: sitio.url + (discreta ? MIS_LUGARES : enlace) },
        ...(salida ? [salida] : []),
        ...(sucesoDeLugar.suceso === "inscrita" && sucesoDeLugar.pagado
          ? [{ texto: VER_MI_PAGO, url: sitio.url + sucesoDeLugar.pagado.direccion }]
          : []),
      ],
      ...(metodo &&
        destinatario && {
          adjuntos: [
            adjuntoDeEvento(metodo, evento, {
              sitio,
              email: destinatario.email,
              ahora,
              ...(!discreta && { nombre: "taller.ics" }),
            }),
          ],
        }),
    },
    ahora,
  );
}

/** A place as agendas and calendars show it. */
export const enAgenda = (
  { idInscripcion, creadaEn }: Inscripcion,
  { uid, fecha, url, titulo, clase, inicio, fin }: FechaConLugares,
) => ({
  id: idInscripcion,
  uid,
  fecha,
  url,
  titulo,
  clase,
  inicio,
  fin,
  href: direccionDeFecha({ url, fecha }),
  pedidoEn: creadaEn,
});

/** Calendar file of a place. */
export function icsDeTaller(
  inscripcion: Inscripcion,
  fecha: FechaConLugares,
  { sitio, discreta }: { sitio: Sitio; discreta: boolean },
): string {
  const eventos = [eventoDeTaller(enAgenda(inscripcion, fecha), { sitio, discreta })];
  return aIcs({ metodo: "PUBLISH", nombre: sitio.nombre, eventos });
}
