import type { Persona } from "../personas/persona";
import { EPS_SIN_VERIFICAR } from "./beneficios";
import { PLANES, planVigente, type CodigoDePlan, type Plan } from "./planes";

/** The stored profile: user types and plans, in the order in which they were assigned. */
export interface DatosDePerfil {
  planes: CodigoDePlan[];
  tiposUsuario: string[];
}

/** The profile with the field names of `/v2/perfiles` (specification § 3). */
export interface Perfil {
  tiposUsuario: string[];
  tipoUsuario: string;
  planes: Plan[];
  usuarioLogin: string;
  uuid: string;
}

/** A part of an account page that is read alone: its failure leaves the other parts. */
export type Parte<T> = { estado: "success"; valor: T } | { estado: "error"; valor: T };

/** Plan of a person without an assigned plan, for registered and for insured people. */
const INICIAL: Record<"registrada" | "asegurada", DatosDePerfil> = {
  registrada: { planes: ["FREE"], tiposUsuario: ["REGISTRADO"] },
  asegurada: { planes: ["CLIENTE"], tiposUsuario: ["ASEGURADO"] },
};

const inicialDe = ({ esAsegurada }: Pick<Persona, "esAsegurada">) =>
  INICIAL[esAsegurada ? "asegurada" : "registrada"];

/** Plans of a person, in the order in which they were assigned. */
export function planesRecibidos(
  persona: Pick<Persona, "esAsegurada">,
  planes: readonly CodigoDePlan[],
): readonly CodigoDePlan[] {
  return planes.length > 0 ? planes : inicialDe(persona).planes;
}

export function perfilDe(persona: Persona, datos: DatosDePerfil): Perfil {
  const inicial = inicialDe(persona);
  const planes = planesRecibidos(persona, datos.planes);
  const tiposUsuario = datos.tiposUsuario.length > 0 ? datos.tiposUsuario : inicial.tiposUsuario;
  return {
    tiposUsuario: [...tiposUsuario],
    // The last user type applies.
    tipoUsuario: tiposUsuario.at(-1) ?? "",
    planes: planes.map((codigo) => PLANES[codigo]),
    usuarioLogin: persona.usuarioLogin,
    uuid: persona.idUsuario,
  };
}

/** The plan that applies, the reason in words, and a note about a failed lookup. */
export interface PlanExplicado {
  plan: Plan | null;
  porque: string;
  /** Note when the lookup of the EPS failed: the real plan may be better than the shown one. */
  nota: string | null;
}

export function explicarPlan(
  planes: readonly Plan[],
  beneficios: Parte<{ tieneEPS: boolean }>,
): PlanExplicado {
  const plan = planVigente(planes, beneficios.valor);
  const ultimo = planes.at(-1);
  const nota = beneficios.estado === "error" ? EPS_SIN_VERIFICAR : null;
  if (!ultimo) return { plan, porque: "Todavía no tienes un plan.", nota };
  if (plan === ultimo) {
    return {
      plan,
      porque:
        planes.length === 1
          ? "Es el único plan que tienes."
          : `Tienes ${planes.length} planes y cuenta el último que recibiste.`,
      nota,
    };
  }
  const motivo = nota ? "no sabemos si tu EPS está activa" : "tu EPS no está activa";
  return {
    plan,
    porque: plan
      ? `El último que recibiste es ${ultimo.nombre}, pero ${motivo}: mientras tanto cuenta el anterior.`
      : `Tu único plan es ${ultimo.nombre}, pero ${motivo}.`,
    nota,
  };
}
