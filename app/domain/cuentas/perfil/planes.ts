/** The seven plans (specification § 1). The code is ours; `uidCms` is the id of the plan's content. */
export const CODIGOS_DE_PLAN = ["PRO", "PREMIUM", "FREE", "CLIENTE", "BASIC", "EPS", "COLABORADOR"] as const;
export type CodigoDePlan = (typeof CODIGOS_DE_PLAN)[number];

/** A plan with the field names of the profile. */
export interface Plan {
  codigoPlan: CodigoDePlan;
  nombre: string;
  descripcion: string;
  uidCms: string;
}

export const PLANES: Record<CodigoDePlan, Plan> = {
  PRO: {
    codigoPlan: "PRO",
    nombre: "Pro",
    descripcion: "Para quienes toman sesiones todas las semanas.",
    uidCms: "plan-pro",
  },
  PREMIUM: {
    codigoPlan: "PREMIUM",
    nombre: "Premium",
    descripcion: "Para quienes combinan varias especialidades.",
    uidCms: "plan-premium",
  },
  FREE: {
    codigoPlan: "FREE",
    nombre: "Free",
    descripcion: "Para empezar: pagas solo las sesiones que tomas.",
    uidCms: "plan-free",
  },
  CLIENTE: {
    codigoPlan: "CLIENTE",
    nombre: "Cliente Rimac",
    descripcion: "Para quienes tienen un seguro con Rimac.",
    uidCms: "plan-cliente-rimac",
  },
  BASIC: {
    codigoPlan: "BASIC",
    nombre: "Basic",
    descripcion: "Para quienes toman una sesión de vez en cuando.",
    uidCms: "plan-basic",
  },
  EPS: {
    codigoPlan: "EPS",
    nombre: "Rimac EPS",
    descripcion: "Para quienes están afiliados a la EPS de Rimac.",
    uidCms: "plan-rimac-eps",
  },
  COLABORADOR: {
    codigoPlan: "COLABORADOR",
    nombre: "Colaborador Rimac",
    descripcion: "Para quienes trabajan en Rimac.",
    uidCms: "plan-colaborador-rimac",
  },
};

/** Benefits that every plan has. The monthly bonos of each plan are in `paquetes/planes`. */
export const CON_CUALQUIER_PLAN = [
  "Sesiones con especialistas por videollamada",
  "Tu agenda, con tus sesiones, talleres y clases en hora de Perú",
  "Los bonos de tu saldo para pagar sesiones",
];

const DE_LA_ASEGURADORA = "Tu acceso de asegurado, para entrar sin otra contraseña";
/** More benefits of some plans. */
export const ADEMAS: Partial<Record<CodigoDePlan, string>> = {
  CLIENTE: DE_LA_ASEGURADORA,
  EPS: DE_LA_ASEGURADORA,
};

/**
 * The plan that applies (specification § 6): the last one, or the one before when the last is the EPS plan and the EPS
 * is not active. Null without a plan.
 */
export function planVigente<P extends { codigoPlan: CodigoDePlan }>(
  planes: readonly P[],
  { tieneEPS }: { tieneEPS: boolean },
): P | null {
  const ultimo = planes.at(-1) ?? null;
  return ultimo?.codigoPlan === "EPS" && !tieneEPS ? (planes.at(-2) ?? null) : ultimo;
}
