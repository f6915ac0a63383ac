import type { Herramienta, Lectura, Pieza, Tema, Video } from "./contenido";
import { ordenar } from "./reglas";

/**
 * Things of a theme: first those of which it is the main theme, which is the first one of a thing. Otherwise the order
 * stays.
 *
 * @example
 * porTemaPropio(rutas, "calma", ({ temas }) => temas.map(({ url }) => url))
 */
export function porTemaPropio<T>(
  cosas: readonly T[],
  url: string,
  temasDe: (cosa: T) => readonly string[],
): T[] {
  const delTema = cosas.filter((cosa) => temasDe(cosa).includes(url));
  const esPropia = (cosa: T) => temasDe(cosa)[0] === url;
  return [...delTema.filter(esPropia), ...delTema.filter((cosa) => !esPropia(cosa))];
}

interface LoQueHizo {
  /** Latest video that the person began and did not finish, of any theme. */
  aMedias: readonly Video[];
  /** True for a piece that the person has done, in a route or by itself. */
  yaHecha: (pieza: Pieza) => boolean;
}

/**
 * One video and one sheet for a theme, those that exist. An unfinished video of the theme comes before all others; a
 * sheet to fill in comes before a reading. A piece already done is left for when no other remains.
 *
 * @example
 * paraUnTema(sueno, piezas, { aMedias: [], yaHecha: () => false }) // [preparaTuNoche, diarioDeSueno]
 */
export function paraUnTema(
  tema: Pick<Tema, "url" | "eligen">,
  piezas: { videos: readonly Video[]; hojas: readonly (Herramienta | Lectura)[] },
  { aMedias, yaHecha }: LoQueHizo,
): Pieza[] {
  const seguir = aMedias.find(({ temas }) => temas.includes(tema.url));
  const mejor = <P extends Pieza>(deUnTipo: readonly P[]) => {
    const enOrden = porAcierto(deUnTipo, tema);
    return enOrden.find((pieza) => !yaHecha(pieza)) ?? enOrden[0];
  };
  const esHoja = ({ tipo }: Pieza) => tipo === "herramienta";
  const hoja = mejor(piezas.hojas.filter(esHoja)) ?? mejor(piezas.hojas);
  return [seguir ?? mejor(piezas.videos), hoja].flatMap((pieza) => pieza ?? []);
}

/** Pieces of a theme: first its own, then those written for its themes of specialists, then the shorter. */
function porAcierto<P extends Pieza>(
  piezas: readonly P[],
  { url, eligen }: Pick<Tema, "url" | "eligen">,
): P[] {
  const cortas = ordenar(piezas, "cortos");
  const esPara = ({ para }: P) => para.some((uno) => eligen.includes(uno));
  return porTemaPropio(
    [...cortas.filter(esPara), ...cortas.filter((pieza) => !esPara(pieza))],
    url,
    ({ temas }) => temas,
  );
}
