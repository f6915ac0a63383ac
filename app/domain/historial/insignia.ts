import type { ClaseDeAccion } from "./accion";
import type { LogroEscrito } from "./logro";

/** Badge of an achievement: what it is for, and how many of them; null for a single one. */
export interface Insignia {
  clase: ClaseDeAccion | "dias";
  cuantos: number | null;
}

/** Badge by the rule of an achievement; that of days for an achievement whose rule is no longer written. */
export function insigniaDe(regla: LogroEscrito["regla"] | null): Insignia {
  const cuantos = regla === null ? 1 : regla.clase === "veces" ? regla.veces : regla.dias;
  const clase = regla?.clase === "veces" ? (regla.de[0] ?? "dias") : "dias";
  return { clase, cuantos: cuantos > 1 ? cuantos : null };
}
