import type { CodigoDePlan } from "../../cuentas/perfil/planes";

/** Part of a plan besides bonos, which is begun on its own page. */
export interface ProgramaDePlan {
  titulo: string;
  detalles: string;
  href: string;
}

/** Finds the programmes of this plan that are not open to everybody. The context that has programmes implements it. */
export type FuenteDeProgramas = (plan: CodigoDePlan) => Promise<ProgramaDePlan[]>;
