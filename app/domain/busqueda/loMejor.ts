import type { Grupo } from "./buscar";
import type { Hallazgo } from "./hallazgo";

/** Kinds of which the best result stands above all groups: something to follow, to watch, and somebody to talk with. */
const CLASES_DE_LO_MEJOR = ["ruta", "video", "especialista"];
const DE_CADA_GRUPO = 2;

/** Best result, with the name of its kind. */
export interface Mejor extends Hallazgo {
  nombre: string;
}

/**
 * Best result of up to three kinds in the order of the groups, and the groups with two further results each. One kind
 * alone is its own best: then all stay in their groups.
 */
export function loMejor(grupos: readonly Grupo[]): { mejores: Mejor[]; grupos: Grupo[] } {
  const conMejor = grupos.filter(({ clase }) => CLASES_DE_LO_MEJOR.includes(clase));
  const mejores =
    conMejor.length > 1
      ? conMejor.flatMap(({ nombre, hallazgos: [primero] }) => (primero ? { ...primero, nombre } : []))
      : [];
  const arriba = new Set(mejores.map(({ href }) => href));
  const otros = grupos.map((grupo) => ({
    ...grupo,
    hallazgos: grupo.hallazgos.filter(({ href }) => !arriba.has(href)).slice(0, DE_CADA_GRUPO),
  }));
  return { mejores, grupos: otros.filter(({ hallazgos }) => hallazgos.length > 0) };
}
