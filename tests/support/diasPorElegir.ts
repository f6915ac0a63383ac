/** Dates with free times in a choice of days, in order, until there are more than `indice`. It follows «Más días». */
export async function diasPorElegir(
  leer: (direccion: string) => Promise<string>,
  agenda: string,
  indice: number,
): Promise<string[]> {
  const dias = new Set<string>();
  for (let direccion: string | undefined = agenda; direccion !== undefined;) {
    const pagina = await leer(direccion);
    for (const [, dia] of pagina.matchAll(/dia=([\d-]{10})#horarios/g)) dias.add(dia!);
    const ultimo = [...dias].at(-1) ?? "";
    const siguiente = [...pagina.matchAll(/desde=([\d-]{10})#dias/g)]
      .map(([, dia]) => dia!)
      .find((dia) => dia > ultimo);
    direccion = dias.size <= indice && siguiente ? `${agenda}&desde=${siguiente}` : undefined;
  }
  return [...dias];
}
