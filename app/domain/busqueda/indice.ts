import type { Sinonimo } from "../contenido/contenido";
import type { Hallable } from "../shared/busqueda/fuente";

/** Something that can be found, and of which kind it is. */
export interface Indexado extends Hallable {
  clase: string;
  porTemas: boolean;
}

export interface Acierto {
  cosa: Indexado;
  /** Whether every word is in what a card shows or in a theme, and none only in a long text. */
  aLaVista: boolean;
  /** The words of it that were meant by each word of the query, as they are compared. */
  palabras: () => readonly (readonly string[])[];
}

/** What can be found, made ready. It never changes: a newer one takes its place. */
export interface Indice {
  /** What has every word, or any of them; the best first. A word that nothing has stands for those almost like it. */
  buscar(palabras: readonly string[], cuantas: "todas" | "alguna"): Acierto[];
  /** Words of titles and themes that are spelled somewhat like these, as they are written there. */
  cercanas(palabras: readonly string[]): string[];
}

/** Makes an index without keeping the process from everything else meanwhile. */
export type HacerIndice = (cosas: readonly Indexado[], sinonimos: readonly Sinonimo[]) => Promise<Indice>;
