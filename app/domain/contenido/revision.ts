import { diaDelMes } from "../shared/fechas";
import type { Revision, Tema } from "./contenido";

interface TextoRevisable {
  temas: readonly string[];
  revision: Revision | null;
}

/**
 * Says in Spanish which professional reviewed a text on health, and when. Null for a text without a health theme and
 * without a reviewer. `revisionEnPalabras({ temas: ["sueno"], revision: null }, temas)`: "Todavía no lo revisó un
 * profesional de la salud."
 */
export function revisionEnPalabras(
  { temas, revision }: TextoRevisable,
  todos: readonly Pick<Tema, "url" | "salud">[],
): string | null {
  if (revision) return `Revisado por ${revision.por} el ${diaDelMes(revision.fecha)}.`;
  const esDeSalud = todos.some(({ url, salud }) => salud && temas.includes(url));
  return esDeSalud ? "Todavía no lo revisó un profesional de la salud." : null;
}
