import type { Fecha } from "../shared/fechas";

/**
 * Where a workshop takes place: a meeting elsewhere, whose link only who has a place is shown and only then; something
 * that is shown inside of our page; or a clip of ours, in step for everybody.
 */
export type SalaDeTaller =
  | { enlace: string; incrustado?: undefined; clip?: undefined }
  | { enlace?: undefined; incrustado: string; clip?: undefined }
  | { enlace?: undefined; incrustado?: undefined; clip: string };

/** Nobody is there live: only a film of ours. */
export const esDemostracion = ({ sala }: { sala: SalaDeTaller }): boolean => sala.clip !== undefined;
export const DEMOSTRACION = "Demostración";
/** Said where somebody decides to come, and before they pay. */
export const QUE_ES_UNA_DEMOSTRACION = `${DEMOSTRACION}: en la sala verás un video nuestro, no a una persona en vivo.`;

/** Whose pages ours may show inside of it, and how an address of theirs is shown so. */
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

/** What stands in the frame; null for an address that is of none of them. */
export function direccionIncrustada(escrita: string): string | null {
  for (const { forma, direccion } of INCRUSTABLES) {
    const id = forma.exec(escrita)?.[1];
    if (id) return direccion(id);
  }
  return null;
}

/** What is different on one date alone; what it does not name stays as it is. */
export interface CambioDeFecha {
  /** The day of the rule that it changes. */
  fecha: Fecha;
  /** Why, for whoever reads it. */
  aviso: string;
  empieza: Date | null;
  minutos: number | null;
  cupos: number | null;
}

/** Which days a workshop takes place, as an editor writes it. */
export interface Recurrencia {
  /** Its first date. */
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
