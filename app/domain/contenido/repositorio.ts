import type { Coleccion, PiezaDeTipo, Taller, Tema, Tipo } from "./contenido";

/** What editors published, wherever they wrote it: files of ours or a content system. */
export interface Contenidos {
  /** Names what `lista` and `porUrl` answer from; another name, another content. */
  version(): Promise<string>;
  temas(): Promise<readonly Tema[]>;
  /** Published now, the newest first. */
  lista<T extends Tipo>(tipo: T): Promise<PiezaDeTipo[T][]>;
  /** Also by an address that it had before; null for what is not published now. */
  porUrl<T extends Tipo>(tipo: T, url: string): Promise<PiezaDeTipo[T] | null>;
  /** Published now. */
  talleres(): Promise<Taller[]>;
  /** The whole of one moment, for what is built from all of it: related pieces, an index. */
  coleccion(): Promise<Coleccion>;
}
