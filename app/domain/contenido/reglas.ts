import { minutosEnteros, segundosDe } from "./duracion";
import type { Coleccion, Nivel, Pieza, Tema } from "./contenido";

/** From its date on, and no longer from the other: both are instants at which it changes. */
export function estaPublicada(
  { publicado, despublicado }: Pick<Pieza, "publicado" | "despublicado">,
  now: Date,
) {
  return publicado <= now && (despublicado === null || now < despublicado);
}

/** Whether an address is that of a thing, now or before it was renamed. */
export const tieneDireccion = ({ url, antes }: Pick<Pieza, "url" | "antes">, pedida: string): boolean =>
  url === pedida || antes.includes(pedida);

export const CRITERIOS = ["recientes", "cortos", "titulo"] as const;
export type Criterio = (typeof CRITERIOS)[number];

const POR_TITULO = new Intl.Collator("es");
const COMPARAR: Record<Criterio, (una: Pieza, otra: Pieza) => number> = {
  recientes: (una, otra) => otra.publicado.getTime() - una.publicado.getTime(),
  cortos: (una, otra) => segundosDe(una) - segundosDe(otra),
  titulo: (una, otra) => POR_TITULO.compare(una.titulo, otra.titulo),
};

/** The order is the same however they came: what is equal stands by its title, and then by its address. */
export function ordenar<P extends Pieza>(piezas: readonly P[], criterio: Criterio): P[] {
  return [...piezas].sort(
    (una, otra) =>
      COMPARAR[criterio](una, otra) || COMPARAR.titulo(una, otra) || (una.url < otra.url ? -1 : 1),
  );
}

export interface Filtro {
  tema?: string | undefined;
  nivel?: Nivel | undefined;
  /** As long as this or shorter. */
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

/** The themes that have something among these, in their order. */
export function temasPresentes(temas: readonly Tema[], piezas: readonly Pick<Pieza, "temas">[]): Tema[] {
  return temas.filter(({ url }) => piezas.some((pieza) => pieza.temas.includes(url)));
}

/**
 * What goes well with a piece: first what its editor chose, then what shares most of its themes, the newest first.
 * Never itself, nothing twice and nothing that is not published.
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
  ).sort((una, otra) => enComun(otra) - enComun(una));
  return [...elegidas, ...parecidas].slice(0, maximo);
}
