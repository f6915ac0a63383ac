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

/** Signs the link by which somebody gives their place up without signing in. */
export interface LlavesDeInscripcion {
  firmar: (idInscripcion: string) => string;
  /** Null for a key that is not ours. */
  idDe: (llave: string) => string | null;
}

export type LoDeAvisar = "correos" | "destinatarios" | "notificaciones" | "preferencias";

/** What a use case about places asks for that writes to people: which of the storage, it says itself. */
export interface DepsDeTaller<K extends keyof Repositorios> extends DepsConSitio<K | LoDeAvisar> {
  llaves: LlavesDeInscripcion;
}

/** After these nobody has anything to give up. */
const SIN_SALIDA: readonly SucesoDeTaller["suceso"][] = [
  "vencida",
  "sin-pagar",
  "pasada",
  "cancelada",
  "dejada",
  "retirada",
  "devuelta",
];
/** Told in the inbox only: they know it, or nothing is lost by it. */
const SIN_CORREO: readonly SucesoDeTaller["suceso"][] = ["salto", "sin-pagar"];
const SOLO_POR_CORREO: readonly SucesoDeTaller["suceso"][] = ["recordatorio-de-plazo", "recordatorio-1h"];
/** What the calendar of somebody with a place is told. */
const METODO: Partial<Record<SucesoDeTaller["suceso"], Exclude<Metodo, "PUBLISH">>> = {
  inscrita: "REQUEST",
  aceptada: "REQUEST",
  cancelada: "CANCEL",
  dejada: "CANCEL",
  retirada: "CANCEL",
};

/**
 * By mail and in the inbox, inside the caller's transaction. What was paid is given up on its page alone: no link of a
 * mail does.
 */
export async function avisarDeTaller(
  repos: Repos<LoDeAvisar>,
  { sitio, llaves }: Pick<DepsConSitio<never>, "sitio"> & { llaves?: LlavesDeInscripcion },
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
      // The way out needs no session.
      ...(salida && { secreto: true as const }),
      parrafos,
      // An address tells what it is of.
      enlaces: [
        { texto: accion, url: sitio.url + (discreta ? MIS_LUGARES : enlace) },
        ...(salida ? [salida] : []),
        ...(hecho.suceso === "inscrita" && hecho.pagado
          ? [{ texto: VER_MI_PAGO, url: sitio.url + hecho.pagado.direccion }]
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

/** A place as agendas and calendars know it. */
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

/** The file of one place, for somebody's own calendar. */
export function icsDeTaller(
  inscripcion: Inscripcion,
  fecha: FechaConLugares,
  { sitio, discreta }: { sitio: Sitio; discreta: boolean },
): string {
  const eventos = [eventoDeTaller(enAgenda(inscripcion, fecha), { sitio, discreta })];
  return aIcs({ metodo: "PUBLISH", nombre: sitio.nombre, eventos });
}
