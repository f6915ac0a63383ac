import { services } from "~/services.server";

/** Themes of a specialist, each with the theme of the site that it belongs to; null for none. */
export async function conSuTema(
  nombres: readonly string[],
): Promise<{ nombre: string; url: string | null }[]> {
  const temas = await services.contenido.temas();
  return nombres.map((nombre) => ({
    nombre,
    url: temas.find(({ eligen }) => eligen.includes(nombre))?.url ?? null,
  }));
}
