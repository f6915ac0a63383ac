import type { Coleccion, PiezaDeTipo, Taller, Tema, Tipo } from "./contenido";

/** Published content, from our files or a content system. */
export interface Contenidos {
  /** Name of the present state of all published content. It changes when the content changes. */
  version(): Promise<string>;
  temas(): Promise<readonly Tema[]>;
  /** Published pieces of a kind, the newest first. */
  lista<T extends Tipo>(tipo: T): Promise<PiezaDeTipo[T][]>;
  /** Finds a piece by its address, or by an earlier one; null when it is not published now. */
  porUrl<T extends Tipo>(tipo: T, url: string): Promise<PiezaDeTipo[T] | null>;
  /** Workshops that are published now. */
  talleres(): Promise<Taller[]>;
  /** All content of one moment, for pages that need the whole of it: related pieces, the search index. */
  coleccion(): Promise<Coleccion>;
}
