import { minutosEnteros, segundosDe } from "./duracion";
import type { Coleccion, Nivel, Pieza, Tema } from "./contenido";

/** True while a piece is published: from the instant `publicado` until just before the instant `despublicado`. */
export function estaPublicada(
  { publicado, despublicado }: Pick<Pieza, "publicado" | "despublicado">,
  now: Date,
) {
  return publicado <= now && (despublicado === null || now < despublicado);
}

/** True when an address is the present one of a piece or workshop, or an earlier one. */
export const tieneDireccion = ({ url, antes }: Pick<Pieza, "url" | "antes">, pedida: string): boolean =>
  url === pedida || antes.includes(pedida);

export const CRITERIOS = ["recientes", "cortos", "titulo"] as const;
export type Criterio = (typeof CRITERIOS)[number];

const POR_TITULO = new Intl.Collator("es");
const COMPARAR: Record<Criterio, (a: Pieza, b: Pieza) => number> = {
  recientes: (a, b) => b.publicado.getTime() - a.publicado.getTime(),
  cortos: (a, b) => segundosDe(a) - segundosDe(b),
  titulo: (a, b) => POR_TITULO.compare(a.titulo, b.titulo),
};

/** Sorts pieces. The result does not depend on the order before: equal pieces stand by title, then by address. */
export function ordenar<P extends Pieza>(piezas: readonly P[], criterio: Criterio): P[] {
  return [...piezas].sort(
    (a, b) => COMPARAR[criterio](a, b) || COMPARAR.titulo(a, b) || (a.url < b.url ? -1 : 1),
  );
}

export interface Filtro {
  tema?: string | undefined;
  nivel?: Nivel | undefined;
  /** Maximum length of a piece in minutes. */
  minutos?: number | undefined;
}

export function filtrar<P extends Pieza>(piezas: readonly P[], { tema, nivel, minutos }: Filtro): P[] {
  return piezas.filter(
    (pieza) =>
      (tema === undefined || pieza.temas.includes(tema)) &&
      (nivel === undefined || pieza.nivel === nivel) &&
      (minutos === undefined || minutosEnteros(pieza) <= minutos),
  );
}

/** Themes that at least one of the given pieces has, in the order of `temas`. */
export function temasPresentes(temas: readonly Tema[], piezas: readonly Pick<Pieza, "temas">[]): Tema[] {
  return temas.filter(({ url }) => piezas.some((pieza) => pieza.temas.includes(url)));
}

/**
 * Pieces related to this one: the editor's choice first, then those that share most themes, newest first. Never the
 * piece itself, a piece twice or an unpublished one.
 */
export function relacionadasCon(
  pieza: Pieza,
  { piezas }: Pick<Coleccion, "piezas">,
  now: Date,
  maximo: number,
): Pieza[] {
  const otras = piezas.filter((otra) => otra.uid !== pieza.uid && estaPublicada(otra, now));
  const elegidas = pieza.relacionados.flatMap(
    ({ tipo, url }) => otras.find((otra) => otra.tipo === tipo && tieneDireccion(otra, url)) ?? [],
  );
  const enComun = (otra: Pieza) => otra.temas.filter((tema) => pieza.temas.includes(tema)).length;
  const parecidas = ordenar(
    otras.filter((otra) => !elegidas.includes(otra) && enComun(otra) > 0),
    "recientes",
  ).sort((a, b) => enComun(b) - enComun(a));
  return [...elegidas, ...parecidas].slice(0, maximo);
}
