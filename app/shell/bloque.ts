/** The block of a page that holds what its scripts begin with. */
export const BLOQUE = "hidratar";

/** The section behind React's tree that the script of the search box writes into. */
export const SUGERENCIAS = "sugerencias";

/** What each part of a page was given, by the name of its route: as `bloqueDeArranque` writes it. */
interface EnBloque {
  loaderData: Record<string, unknown>;
  actionData: Record<string, unknown> | null;
}

/** What stands in the block of a page that came as text; null where it has none. */
export function leerBloque(html: string): EnBloque | null {
  const texto = new DOMParser().parseFromString(html, "text/html").getElementById(BLOQUE)?.textContent;
  return texto ? (JSON.parse(texto) as { context: { state: EnBloque } }).context.state : null;
}
