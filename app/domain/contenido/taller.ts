import type { Fecha } from "../shared/fechas";

/** A workshop makes something with others; a class is followed. */
export const CLASES_DE_TALLER = ["taller", "clase"] as const;
export type ClaseDeTaller = (typeof CLASES_DE_TALLER)[number];

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
