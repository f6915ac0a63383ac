import type { CodigoDePlan } from "../../cuentas/perfil/planes";

/** What comes with a plan besides bonos, and is begun on its own page. */
export interface ProgramaDePlan {
  titulo: string;
  detalles: string;
  href: string;
}

/** Whoever has programmes says which of them are this plan's and not everybody's. */
export type FuenteDeProgramas = (plan: CodigoDePlan) => Promise<ProgramaDePlan[]>;
