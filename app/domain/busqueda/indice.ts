import type { Sinonimo } from "../contenido/contenido";
import type { Hallable } from "../shared/busqueda/fuente";

/** A thing that can be found, with its source. */
export interface Indexado extends Hallable {
  clase: string;
  porTemas: boolean;
}

/** Results of a query, as numbers of things: there may be thousands, and only those on the screen are read. */
export interface Aciertos {
  /** Numbers of the found things, best first. */
  numeros: Int32Array;
  /** True when a result has every word in its visible card or a theme, and none only in a long text. */
  hayALaVista: boolean;
  /** Words of the thing that matched each word of the query, in the form for comparison. */
  palabrasEn(numero: number): readonly (readonly string[])[];
}

export interface Respuesta {
  /** Things that contain every word. */
  conTodas: Aciertos;
  /** Things that contain at least one word; computed when called. */
  conAlguna(): Aciertos;
}

/** A finished index. It never changes: a newer one replaces it. */
export interface Indice {
  /** Finds the things with these words. A word without matches is replaced by similar words. */
  buscar(palabras: readonly string[]): Respuesta;
  /** Words of titles and themes spelled similarly to these. */
  cercanas(palabras: readonly string[]): string[];
}

/** Builds an index in steps, so that the process answers requests meanwhile. */
export type HacerIndice = (cosas: readonly Indexado[], sinonimos: readonly Sinonimo[]) => Promise<Indice>;
