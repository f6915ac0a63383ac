import type { PreferenciasPosibles } from "../cuentas/preferencias/preferencias";
import type { Tema } from "./contenido";

export interface PreferenciasPorNecesidad extends PreferenciasPosibles {
  /** Needs in the editors' order, each with the themes that it stands for. */
  necesidades: { necesidad: string; temas: readonly string[] }[];
}

/**
 * Themes that the ticked needs stand for. A need keeps the themes that the person had chosen, and adds all of its own
 * only when the person had chosen none. An unknown need gives its own name, which no specialist treats: saving refuses
 * it as an unknown theme.
 *
 * @example
 * // The person had chosen "Ansiedad"; the need also has "Estrés laboral".
 * temasDeLasNecesidades(["Calmar la cabeza"], preferencias) // ["Ansiedad"]
 */
export const temasDeLasNecesidades = (
  marcadas: readonly string[],
  { temas: elegidos, necesidades }: Pick<PreferenciasPorNecesidad, "temas" | "necesidades">,
): string[] =>
  // A repeated need counts once: a small body never grows into a large form.
  [...new Set(marcadas)].flatMap((marcada) => {
    const temas = necesidades.find(({ necesidad }) => necesidad === marcada)?.temas ?? [marcada];
    const quedan = temas.filter((tema) => elegidos.includes(tema));
    return quedan.length > 0 ? quedan : temas;
  });

/**
 * Preferences as a person chooses them: a need stands for its themes, and the specialties list only themes of no need.
 * A theme that no specialist treats stands nowhere: it could not be stored.
 *
 * @example
 * preferenciasPorNecesidad(preferencias, temas).necesidades // [{ necesidad: "Dormir mejor", temas: ["Sueño"] }]
 */
export function preferenciasPorNecesidad(
  { temasPosibles, ...preferencias }: PreferenciasPosibles,
  temasDelSitio: readonly Pick<Tema, "necesidad" | "eligen">[],
): PreferenciasPorNecesidad {
  const posibles = new Set(temasPosibles.flatMap(({ temas }) => temas));
  const necesidades = temasDelSitio.flatMap(({ necesidad, eligen }) => {
    const temas = eligen.filter((tema) => posibles.has(tema));
    return necesidad && temas.length > 0 ? [{ necesidad, temas }] : [];
  });
  const deNecesidad = new Set(necesidades.flatMap(({ temas }) => temas));
  const deNinguna = temasPosibles.map(({ especialidad, temas }) => ({
    especialidad,
    temas: temas.filter((tema) => !deNecesidad.has(tema)),
  }));
  return {
    ...preferencias,
    necesidades,
    temasPosibles: deNinguna.filter(({ temas }) => temas.length > 0),
  };
}
