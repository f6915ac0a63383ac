import type { Fecha } from "../shared/fechas";

/**
 * Room of a workshop. `enlace`: a meeting on another site, whose link only people with a place see, once the room is
 * open. `incrustado`: another site shown inside our page. `clip`: a clip of ours, in step for everybody.
 */
export type SalaDeTaller =
  | { enlace: string; incrustado?: undefined; clip?: undefined }
  | { enlace?: undefined; incrustado: string; clip?: undefined }
  | { enlace?: undefined; incrustado?: undefined; clip: string };

/** True for a workshop whose room only shows a film of ours, without anybody live. */
export const esDemostracion = ({ sala }: { sala: SalaDeTaller }): boolean => sala.clip !== undefined;
export const DEMOSTRACION = "Demostración";
/** Warning that a workshop is a demonstration, shown before a person takes a place or pays. */
export const QUE_ES_UNA_DEMOSTRACION = `${DEMOSTRACION}: en la sala verás un video nuestro, no a una persona en vivo.`;

/** Sites whose pages may be shown inside ours, and the form of their addresses for a frame. */
const INCRUSTABLES: readonly { origen: string; forma: RegExp; direccion: (id: string) => string }[] = [
  {
    origen: "https://www.youtube-nocookie.com",
    forma: /^https:\/\/(?:www\.youtube\.com\/(?:watch\?v=|live\/)|youtu\.be\/)([\w-]{11})$/,
    direccion: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  },
  {
    origen: "https://player.vimeo.com",
    forma: /^https:\/\/vimeo\.com\/(\d{6,12})$/,
    direccion: (id) => `https://player.vimeo.com/video/${id}`,
  },
  {
    origen: "https://meet.jit.si",
    forma: /^https:\/\/meet\.jit\.si\/([\w-]{8,80})$/,
    direccion: (id) => `https://meet.jit.si/${id}`,
  },
];
export const ORIGENES_INCRUSTABLES = INCRUSTABLES.map(({ origen }) => origen);

/** Address at which another site is shown inside our page; null for a site that is not allowed. */
export function direccionIncrustada(escrita: string): string | null {
  for (const { forma, direccion } of INCRUSTABLES) {
    const id = forma.exec(escrita)?.[1];
    if (id) return direccion(id);
  }
  return null;
}

/** Changes of one date of a workshop. Fields that are not named stay as the rule says. */
export interface CambioDeFecha {
  /** The day of the rule whose date is changed. */
  fecha: Fecha;
  /** Reason for the change of a date, for the reader. */
  aviso: string;
  empieza: Date | null;
  minutos: number | null;
  cupos: number | null;
}

/** Days of a workshop, as an editor writes them: a first date, a rule and exceptions. */
export interface Recurrencia {
  /** First date of the workshop's rule. */
  empieza: Date;
  /** Rule for the days of a workshop (RFC 5545), by the calendar of Lima; null for a workshop that happens once. */
  regla: string | null;
  /** Days of the rule on which the workshop does not take place. */
  sin: readonly Fecha[];
  cambios: readonly CambioDeFecha[];
}

/** Gives the days of a workshop's rule between two days, both included, in order. */
export type DiasDeRegla = (
  regla: string,
  primero: Fecha,
  entre: { desde: Fecha; hasta: Fecha },
) => readonly Fecha[];
