/** Something that the search can find, with the words for it. */
export interface Hallable {
  /** Key of the entry, unique in its kind. */
  clave: string;
  href: string;
  titulo: string;
  resumen: string;
  /** Details in one line, as "Video · 2 min". */
  detalles: string;
  /** Label of the entry's group, in the group's colour, with the address of its theme; null without one. */
  etiqueta: { texto: string; color: string; href?: string } | null;
  temas: readonly string[];
  /** Public text of the entry's page, line by line. The search reads it, and shows the passage that matched. */
  texto: string;
}

/** A kind of things that the search can find. Its context declares it when it opens; other contexts do not know it. */
export interface FuenteDeBusqueda {
  /** Name of the kind in addresses, as `video`. */
  clase: string;
  /** Name of the kind's group on the screen. */
  nombre: string;
  /** True for pages of the site itself, which lists of results leave out. */
  delSitio?: true;
  /**
   * True when only its themes find a thing, and every word must be in them: titles of this kind are sentences with many
   * other words.
   */
  porTemas?: true;
  /** Things of this kind. They change only when `version` changes, and are read again then. */
  leer(): Promise<{ version: unknown; hallables: () => readonly Hallable[] }>;
}
