import type { Semana } from "../../shared/semanas";

/**
 * Numbers of a week: sessions that were booked and cancelled, sessions to which a person did not come, payments,
 * refunds, and new accounts.
 */
export const CIFRAS = [
  "reservadas",
  "canceladas",
  "inasistencias",
  "pagos",
  "devoluciones",
  "cuentas",
] as const;
export type Cifra = (typeof CIFRAS)[number];

export interface CifrasRepository {
  /** Each number of each of these weeks, which follow each other, oldest first. */
  porSemana(semanas: readonly Semana[]): Promise<Readonly<Record<Cifra, readonly number[]>>>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    cifras: CifrasRepository;
  }
}
