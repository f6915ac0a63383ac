import type { Deps } from "../../shared/puertos";

/** The themes that specialists work with, in alphabetical order. */
function temasDe(especialistas: readonly { temas: readonly string[] }[]): string[] {
  return [...new Set(especialistas.flatMap(({ temas }) => temas))].sort((a, b) => a.localeCompare(b, "es"));
}

/** Themes by specialty, in the order of specialties. A theme of several specialties is listed under the first. */
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

/** Themes that a person may prefer: those of today's specialists. */
export const makeTemasPosibles =
  ({ repos }: Pick<Deps<"especialidades" | "especialistas">, "repos">) =>
  async () =>
    temasPorEspecialidad(await repos.especialistas.todos(), await repos.especialidades.todas());

/** The specialties whose specialists work with any of these themes. */
export function especialidadesDe(
  temas: readonly string[],
  especialistas: readonly { especialidad: string; temas: readonly string[] }[],
): ReadonlySet<string> {
  const queLosTrabajan = especialistas.filter((especialista) =>
    especialista.temas.some((tema) => temas.includes(tema)),
  );
  return new Set(queLosTrabajan.map(({ especialidad }) => especialidad));
}

/** Puts items of preferred specialties first; otherwise the order stays. */
export function primeroLasPreferidas<T>(
  lista: readonly T[],
  preferidas: ReadonlySet<string>,
  slugDe: (cosa: T) => string,
): T[] {
  const puesto = (cosa: T) => Number(!preferidas.has(slugDe(cosa)));
  return lista.toSorted((a, b) => puesto(a) - puesto(b));
}

/** Specialties with specialists for the themes that this person chose; none without chosen themes. */
export function makeVerPreferidas({ repos }: Pick<Deps<"especialistas" | "preferencias">, "repos">) {
  return async (idPersona: number): Promise<ReadonlySet<string>> => {
    const preferencias = await repos.preferencias.de(idPersona);
    if (!preferencias || preferencias.temas.length === 0) return new Set();
    return especialidadesDe(preferencias.temas, await repos.especialistas.todos());
  };
}
