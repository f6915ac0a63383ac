import type { PreferenciasPosibles } from "../cuentas/preferencias/preferencias";
import type { Tema } from "./contenido";

export interface PreferenciasPorNecesidad extends PreferenciasPosibles {
  /** Needs in the editors' order, each with the themes that it stands for. */
  necesidades: { necesidad: string; temas: readonly string[] }[];
}

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
