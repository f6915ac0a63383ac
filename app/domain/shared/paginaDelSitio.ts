export type Grupo = "sesiones" | "explorar" | "como-estas" | "mi-zona" | "mi-perfil";

export interface PaginaDelSitio {
  href: string;
  /** Title of the page. */
  titulo: string;
  /** Shorter title, for the footer and for lists of related pages. */
  texto?: string;
  /** Shortest title, under the name of its group: a phone shows all of them in one line. */
  enFila?: string;
  /** True for a page that stands in the lists of its group and not in that line, which has no more room. */
  fueraDeFila?: true;
  /** True for a page that asks a visitor to sign in: that line shows it to signed-in people only. */
  conSesion?: true;
  resumen: string;
  /** Other words by which the search finds this page. */
  palabras: string;
  /** Group of the page in the navigation; the link of a group leads to its first page. */
  grupo?: Grupo;
}
