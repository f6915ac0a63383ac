/** The themes that specialists work with, in alphabetical order. */
export function temasDe(especialistas: readonly { temas: readonly string[] }[]): string[] {
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
