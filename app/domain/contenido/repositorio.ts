import type { Coleccion, PiezaDeTipo, Taller, Tema, Tipo } from "./contenido";

/** Published content, from our files or a content system. */
export interface Contenidos {
  /** Name of the content behind `lista` and `porUrl`: it changes with the content. */
  version(): Promise<string>;
  temas(): Promise<readonly Tema[]>;
  /** Published now, the newest first. */
  lista<T extends Tipo>(tipo: T): Promise<PiezaDeTipo[T][]>;
  /** Finds a piece by its address, or by an earlier one; null when it is not published now. */
  porUrl<T extends Tipo>(tipo: T, url: string): Promise<PiezaDeTipo[T] | null>;
  /** Published now. */
  talleres(): Promise<Taller[]>;
  /** All content of one moment, for use of the whole: related pieces, an index. */
  coleccion(): Promise<Coleccion>;
}
