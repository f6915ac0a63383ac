import type { Deps } from "../../shared/puertos";

/** The themes that specialists work with, in alphabetical order. */
function temasDe(especialistas: readonly { temas: readonly string[] }[]): string[] {
  return [...new Set(especialistas.flatMap(({ temas }) => temas))].sort((a, b) => a.localeCompare(b, "es"));
}

/** The same by specialty, in the order of the specialties; what several work with stands under the first. */
export function temasPorEspecialidad(
  especialistas: readonly { especialidad: string; temas: readonly string[] }[],
  especialidades: readonly { slug: string; name: string }[],
): { especialidad: string; temas: string[] }[] {
  const vistos = new Set<string>();
  return especialidades.flatMap(({ slug, name }) => {
    const temas = temasDe(especialistas.filter(({ especialidad }) => especialidad === slug)).filter(
      (tema) => !vistos.has(tema),
    );
    for (const tema of temas) vistos.add(tema);
    return temas.length > 0 ? [{ especialidad: name, temas }] : [];
  });
}

/** The specialties whose specialists work with any of these themes. */
export function especialidadesDe(
  temas: readonly string[],
  especialistas: readonly { especialidad: string; temas: readonly string[] }[],
): ReadonlySet<string> {
  const queLosTrabajan = especialistas.filter((uno) => uno.temas.some((tema) => temas.includes(tema)));
  return new Set(queLosTrabajan.map(({ especialidad }) => especialidad));
}

/** The same list with what is of a preferred specialty first; within each part nothing changes its place. */
export function primeroLasPreferidas<T>(
  lista: readonly T[],
  preferidas: ReadonlySet<string>,
  slugDe: (cosa: T) => string,
): T[] {
  const puesto = (cosa: T) => Number(!preferidas.has(slugDe(cosa)));
  return lista.toSorted((una, otra) => puesto(una) - puesto(otra));
}

/** The specialties that this person prefers to see first; none before they choose a theme. */
export function makeVerPreferidas({ repos }: Pick<Deps<"especialistas" | "preferencias">, "repos">) {
  return async (idPersona: number): Promise<ReadonlySet<string>> => {
    const preferencias = await repos.preferencias.de(idPersona);
    if (!preferencias || preferencias.temas.length === 0) return new Set();
    return especialidadesDe(preferencias.temas, await repos.especialistas.todos());
  };
}
