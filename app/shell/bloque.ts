/** Data block that the page's scripts read first. */
export const BLOQUE = "hidratar";

/** Element outside React's tree into which the script of the search box writes. */
export const SUGERENCIAS = "sugerencias";

/** Loader and action data by route id, as `bloqueDeArranque` writes them. */
interface EnBloque {
  loaderData: Record<string, unknown>;
  actionData: Record<string, unknown> | null;
}

/** Reads the data block of a page's HTML; null when it has none. */
export function leerBloque(html: string): EnBloque | null {
  const texto = new DOMParser().parseFromString(html, "text/html").getElementById(BLOQUE)?.textContent;
  return texto ? (JSON.parse(texto) as { context: { state: EnBloque } }).context.state : null;
}
