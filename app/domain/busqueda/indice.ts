import type { Sinonimo } from "../contenido/contenido";
import type { Hallable } from "../shared/busqueda/fuente";

/** A thing that the search can find, with its source. */
export interface Indexado extends Hallable {
  clase: string;
  porTemas: boolean;
}

/** Results of a query as numbers of things. There may be thousands, and only those on the screen are read. */
export interface Aciertos {
  /** Numbers of the found things, the best one first. */
  numeros: Int32Array;
  /** True when at least one result has every word in its title, details or themes, and not only in its long text. */
  hayALaVista: boolean;
  /** Words of a found thing that matched each word of the query, without accents and in lower case. */
  palabrasEn(numero: number): readonly (readonly string[])[];
}

export interface Respuesta {
  /** Things that contain every word of the query. */
  conTodas: Aciertos;
  /** Things that contain at least one word of the query; computed when called. */
  conAlguna(): Aciertos;
}

/** A finished index of the search. It never changes: a newer index replaces it. */
export interface Indice {
  /** Finds the things with the given words. A word without matches is replaced by similar words. */
  buscar(palabras: readonly string[]): Respuesta;
  /** Words of titles and themes that are spelled similarly to the given ones. */
  cercanas(palabras: readonly string[]): string[];
}

/** Builds an index of the search in steps, so that the process answers requests meanwhile. */
export type HacerIndice = (cosas: readonly Indexado[], sinonimos: readonly Sinonimo[]) => Promise<Indice>;
