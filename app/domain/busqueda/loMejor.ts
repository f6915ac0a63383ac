import type { Grupo } from "./buscar";
import type { Hallazgo } from "./hallazgo";

/**
 * Places above all groups, with the kinds that may take each of them, the preferred kind first: a route to follow, a
 * piece to watch or read, and a specialist to talk with.
 */
const PUESTOS_DE_LO_MEJOR = [["ruta"], ["video", "herramienta", "lectura"], ["especialista"]];
const DE_CADA_GRUPO = 2;

/**
 * Best result for each place in the order of the groups, and the groups with two further results each. One kind alone
 * is its own best: then all stay in their groups.
 */
export function loMejor(grupos: readonly Grupo[]): { mejores: Hallazgo[]; grupos: Grupo[] } {
  const halladas = grupos.map(({ clase }) => clase);
  const elegidas = PUESTOS_DE_LO_MEJOR.map((clases) => clases.find((clase) => halladas.includes(clase)));
  const conMejor = grupos.filter(({ clase }) => elegidas.includes(clase));
  const mejores = conMejor.length > 1 ? conMejor.flatMap(({ hallazgos: [primero] }) => primero ?? []) : [];
  const arriba = new Set(mejores.map(({ href }) => href));
  const otros = grupos.map((grupo) => ({
    ...grupo,
    hallazgos: grupo.hallazgos.filter(({ href }) => !arriba.has(href)).slice(0, DE_CADA_GRUPO),
  }));
  return { mejores, grupos: otros.filter(({ hallazgos }) => hallazgos.length > 0) };
}
