import type { Fecha } from "../shared/fechas";

/**
 * Room of a workshop. `enlace`: a meeting on another site, whose link only people with a place see, once the room is
 * open. `incrustado`: another site shown inside our page. `clip`: a clip of ours, in step for everybody.
 */
export type SalaDeTaller =
  | { enlace: string; incrustado?: undefined; clip?: undefined }
  | { enlace?: undefined; incrustado: string; clip?: undefined }
  | { enlace?: undefined; incrustado?: undefined; clip: string };

/** True for a demonstration: our film, nobody live. */
export const esDemostracion = ({ sala }: { sala: SalaDeTaller }): boolean => sala.clip !== undefined;
export const DEMOSTRACION = "Demostración";
/** Shown before a person takes a place or pays. */
export const QUE_ES_UNA_DEMOSTRACION = `${DEMOSTRACION}: en la sala verás un video nuestro, no a una persona en vivo.`;

/** Sites that our pages may frame, and the framed form of their addresses. */
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

/** Address for the frame; null for any other site. */
export function direccionIncrustada(escrita: string): string | null {
  for (const { forma, direccion } of INCRUSTABLES) {
    const id = forma.exec(escrita)?.[1];
    if (id) return direccion(id);
  }
  return null;
}

/** Changes of one date; fields that are not named stay. */
export interface CambioDeFecha {
  /** The day of the rule that it changes. */
  fecha: Fecha;
  /** Reason, for the reader. */
  aviso: string;
  empieza: Date | null;
  minutos: number | null;
  cupos: number | null;
}

/** Days of a workshop, as an editor writes them. */
export interface Recurrencia {
  /** First date of the workshop. */
  empieza: Date;
  /** An RFC 5545 rule over days of Lima; null for something that happens once. */
  regla: string | null;
  /** Days of the rule on which it does not take place. */
  sin: readonly Fecha[];
  cambios: readonly CambioDeFecha[];
}

/** The days that a rule names from the first one on, between two days that both count, in their order. */
export type DiasDeRegla = (
  regla: string,
  primero: Fecha,
  entre: { desde: Fecha; hasta: Fecha },
) => readonly Fecha[];
