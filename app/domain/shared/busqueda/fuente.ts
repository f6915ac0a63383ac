/** Something that search leads to, in the words that it is found by. */
export interface Hallable {
  /** Its own key among those of its kind. */
  clave: string;
  href: string;
  titulo: string;
  resumen: string;
  /** "Video · 2 min" */
  detalles: string;
  /** Where it belongs, with the colour that it wears. */
  etiqueta: { texto: string; color: string } | null;
  temas: readonly string[];
  /** What else anybody reads on its page, line by line: found by, and shown where that is why it was found. */
  texto: string;
}

/**
 * A kind of things that can be found. The context that has it declares it when it opens; nothing else has to know of
 * it.
 */
export interface FuenteDeBusqueda {
  /** As in an address: `video`. */
  clase: string;
  /** What a group of them is called on the screen. */
  nombre: string;
  /** Pages of the site itself, and what stands on them: known without a search, so they are not named to searchers. */
  delSitio?: true;
  /** Found by their themes alone, and where these have every word: their titles are sentences, full of other words. */
  porTemas?: true;
  /** What can be found now. The same version, the same things: they are asked for when it changed. */
  leer(): Promise<{ version: unknown; hallables: () => readonly Hallable[] }>;
}
