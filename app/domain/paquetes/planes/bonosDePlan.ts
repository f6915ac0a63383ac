import { PLANES, planVigente, type CodigoDePlan } from "../../cuentas/perfil/planes";
import { planesRecibidos } from "../../cuentas/perfil/perfil";
import type { SlugDeEspecialidad } from "../../shared/especialidades/especialidad";
import { fechaDe, instanteDe, sumarMeses } from "../../shared/fechas";

/** Bonos of a specialty, each month. */
export interface BonosAlMes {
  especialidad: SlugDeEspecialidad;
  alMes: number;
}

/** Bonos of each plan; the business decides them. A change reaches the holders of this month's lot next month. */
export const BONOS_DE_CADA_PLAN: Record<CodigoDePlan, readonly BonosAlMes[]> = {
  FREE: [],
  BASIC: [{ especialidad: "nutricion", alMes: 1 }],
  CLIENTE: [{ especialidad: "finanzas", alMes: 1 }],
  EPS: [{ especialidad: "psicologia", alMes: 1 }],
  COLABORADOR: [
    { especialidad: "psicologia", alMes: 1 },
    { especialidad: "coaching", alMes: 1 },
  ],
  PREMIUM: [
    { especialidad: "psicologia", alMes: 1 },
    { especialidad: "nutricion", alMes: 1 },
  ],
  PRO: [
    { especialidad: "psicologia", alMes: 2 },
    { especialidad: "coaching", alMes: 1 },
  ],
};

/** A month of Lima, `yyyy-MM`. */
export type Mes = string;

export const mesDe = (instante: Date): Mes => fechaDe(instante).slice(0, 7);
export const finDelMes = (mes: Mes) => instanteDe(sumarMeses(`${mes}-01`, 1), "00:00");

/** Bonos that a plan gave in a month. */
export interface LoteDePlan {
  codigoPlan: string;
  especialidad: SlugDeEspecialidad;
  cantidad: number;
  quedan: number;
}

/** A person's plans, and the bonos that plans gave them in a month. */
export interface SituacionDePlan {
  idPersona: number;
  idUsuario: string;
  esAsegurada: boolean;
  planes: CodigoDePlan[];
  lotes: LoteDePlan[];
}

/**
 * Bonos of a plan still to be given, once each. Bonos of the same specialty that another plan gave in the month count
 * too.
 */
export function bonosPorDar(codigo: CodigoDePlan, lotes: readonly LoteDePlan[]): BonosAlMes[] {
  return BONOS_DE_CADA_PLAN[codigo].filter(
    ({ especialidad, alMes }) =>
      alMes > dados(especialidad, lotes) &&
      !lotes.some((lote) => lote.especialidad === especialidad && lote.codigoPlan === codigo),
  );
}

const dados = (especialidad: SlugDeEspecialidad, lotes: readonly LoteDePlan[]) =>
  lotes
    .filter((lote) => lote.especialidad === especialidad)
    .reduce((suma, { cantidad }) => suma + cantidad, 0);

/** The plans that may count, the likely one first: the EPS only while it is active. */
export function planesPosibles({ esAsegurada, planes }: SituacionDePlan): CodigoDePlan[] {
  const recibidos = planesRecibidos({ esAsegurada }, planes).map((codigo) => PLANES[codigo]);
  const posibles = [{ tieneEPS: true }, { tieneEPS: false }].map((eps) => planVigente(recibidos, eps));
  return [...new Set(posibles.flatMap((plan) => (plan ? [plan.codigoPlan] : [])))];
}

/** Bonos of a plan, those left this month and their end. Null: this month's were not given yet. */
export interface BonosDelPlan extends BonosAlMes {
  quedan: number | null;
}

export function bonosDelPlan(codigo: CodigoDePlan, lotes: readonly LoteDePlan[]): BonosDelPlan[] {
  return BONOS_DE_CADA_PLAN[codigo].map((bonos) => {
    const lotesDeEspecialidad = lotes.filter(({ especialidad }) => especialidad === bonos.especialidad);
    return {
      ...bonos,
      quedan:
        lotesDeEspecialidad.length > 0
          ? lotesDeEspecialidad.reduce((suma, { quedan }) => suma + quedan, 0)
          : null,
    };
  });
}
