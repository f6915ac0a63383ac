import { fechaDe } from "../../shared/fechas";
import { NOTA_DE_HORA } from "../../shared/horaDePeru";
import { DURACION_DE_AVISO_EN_MS } from "../../shared/navegacion/aviso";

/** A notification in a person's inbox. It is written in the same transaction as the event that it announces. */
export interface Notificacion {
  /** Id of a notification, derived from the event that it announces: one event is never announced twice. */
  idNotificacion: string;
  idPersona: number;
  icono: "calendario" | "recibo" | "info";
  /** Text of a notification. It never names a specialty, because other people may see the person's screen. */
  mensaje: string;
  /** Path of the page with more about a notification; null when there is none. */
  enlace: string | null;
  creadaEn: Date;
  vistaEn: Date | null;
  /** End of what a notification tells of, as a session or the last day of a bono; null for news without an end. */
  valeHasta: Date | null;
}

/**
 * Whether a notification is new to its person: not seen yet, and not ended at `now`. The repository counts by the same
 * rule.
 */
export const esNueva = (
  { vistaEn, valeHasta }: Pick<Notificacion, "vistaEn" | "valeHasta">,
  now: Date,
): boolean => vistaEn === null && (valeHasta === null || valeHasta > now);

/** Message for a page of ours: its hours are those of Peru, and the year of `ahora` is clear. */
export const mensajeEnPagina = (mensaje: string, ahora: Date): string =>
  mensaje
    .replaceAll(` ${NOTA_DE_HORA}`, "")
    .replace(new RegExp(` de ${fechaDe(ahora).slice(0, 4)}\\b`, "g"), "");

export const NOTIFICACIONES_POR_PAGINA = 50;

/** The notification as the API spells it (specification § 3). */
export function aNotificationItem({ idNotificacion, icono, mensaje }: Notificacion) {
  return {
    key: idNotificacion,
    icon: icono,
    message: mensaje,
    duration: DURACION_DE_AVISO_EN_MS,
    offset: { right: 24, bottom: 24 },
  };
}
