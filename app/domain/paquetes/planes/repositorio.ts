import type { CodigoDePlan } from "../../cuentas/perfil/planes";
import type { Mes, SituacionDePlan } from "./bonosDePlan";

export interface BonoDePlanRepository {
  /** Of one person; null where there is none such. */
  situacion(idPersona: number, mes: Mes): Promise<SituacionDePlan | null>;
  /** Of so many people whose numbers come after one, in their order. */
  situaciones(despuesDe: number, mes: Mes, cuantas: number): Promise<SituacionDePlan[]>;
  /**
   * Gives what is missing of a plan's bonos for a month; once for each plan, and nothing where others gave as many.
   * Whoever gives holds the balance until the end of their transaction.
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
