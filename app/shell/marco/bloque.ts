/** Id of the data block that the scripts of a page read first. */
export const BLOQUE = "hidratar";

/** Id of the element, outside React's tree, into which the script of the search box writes. */
export const SUGERENCIAS = "sugerencias";

/** Data of loaders and actions by route id, as `bloqueDeArranque` writes them. */
interface EnBloque {
  loaderData: Record<string, unknown>;
  actionData: Record<string, unknown> | null;
}

/** Reads the data block of a page's HTML; null when it has none. */
export function leerBloque(html: string): EnBloque | null {
  const texto = new DOMParser().parseFromString(html, "text/html").getElementById(BLOQUE)?.textContent;
  return texto ? (JSON.parse(texto) as { context: { state: EnBloque } }).context.state : null;
}
/** Fragment of an address that plays its video on arrival; see `arranque.server.ts`. */
export const ANCLA_QUE_REPRODUCE = "#reproducir";
