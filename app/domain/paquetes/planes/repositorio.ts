import type { CodigoDePlan } from "../../cuentas/perfil/planes";
import type { Mes, SituacionDePlan } from "./bonosDePlan";

/**
 * Bonos that a plan gives each month. `dar` gives none when the month's bonos of the specialty were given already.
 *
 * @example await trx.bonosDePlan.dar({ idPersona, codigoPlan, idEspecialidad, mes, alMes: 2 }, venceEn, now);
 */
export interface BonoDePlanRepository {
  /** Situation of one person; null when there is no such person. */
  situacion(idPersona: number, mes: Mes): Promise<SituacionDePlan | null>;
  /** Situations of the next `cuantas` people after an id, in order. */
  situaciones(despuesDe: number, mes: Mes, cuantas: number): Promise<SituacionDePlan[]>;
  /**
   * Gives the missing bonos of a plan for a month, once for each plan, and none when other plans gave as many. Locks
   * the balance until the end of the transaction.
   */
  dar(
    bonos: { idPersona: number; codigoPlan: CodigoDePlan; idEspecialidad: number; mes: Mes; alMes: number },
    venceEn: Date,
    now: Date,
  ): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    bonosDePlan: BonoDePlanRepository;
  }
}
