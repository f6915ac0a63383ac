import { esVacia, raizDe } from "../../app/domain/busqueda/consulta";
import type { Vocabulario } from "./vocabulario";

/** Fewest letters of a word that is searched as a prefix, or with mistakes. */
const LETRAS_DE_COMIENZO = 3;
export const LETRAS_CON_ERROR = 4;
/** A stem of so few letters matches only words that are longer by at most `MAXIMO_DE_TERMINACION`. */
const RAIZ_CORTA = 4;
const MAXIMO_DE_TERMINACION = 3;
/** Allowed wrong letters: a share of the word's letters, two at most. */
const ERRORES = { parte: 0.25, tope: 2 };
/**
 * Weight of a word that begins with the searched one, beside the exact word: the longer the word, the less. A word
 * with mistakes weighs the same.
 */
const PESO_DE_COMIENZO = 0.375;
/**
 * Weight of a word that begins with the searched one, when the exact word is nowhere: it is likelier than a similar
 * word.
 */
const PESO_DE_COMIENZO_SIN_LA_PALABRA = 0.6;
const PESO_CON_ERROR = 0.3;
/** Weight of a similar word with more mistakes than the nearest one. */
const PESO_CON_MAS_ERROR = 0.15;
/** Number of nearest similar words that fully replace a misspelled word. */
const EN_SU_LUGAR = 2;

/** A word of the index that the person may mean, and its weight. */
interface Posible {
  numero: number;
  peso: number;
}

/** Words of the index that one word of the query may mean. */
export interface Buscada {
  posibles: Posible[];
  /** Exact matches of the searched word in the long text of things. */
  enLargo: { palabra: string; peso: number }[];
  /** Words with the stem of the searched word; they count as a second word. */
  deRaiz: Posible[];
}

export const erroresDe = (palabra: string, { parte, tope }: typeof ERRORES) =>
  Math.min(tope, Math.round(palabra.length * parte));

interface DepsDeInterpretar {
  /** Words of the short fields of things. */
  cortas: Vocabulario;
  /** True for a word of the long texts, and for a word such as "de" in a title or theme. */
  estaEnTexto: (palabra: string) => boolean;
  /** True for a word of `cortas` that people can read on the site, and not only a synonym. */
  esNuestra: (numero: number) => boolean;
}

/**
 * Makes the function that gives the words of the index which a word of the query may mean. With `sola` the query has
 * no other word.
 */
export function makeInterpretar({ cortas, estaEnTexto, esNuestra }: DepsDeInterpretar) {
  function interpretar(palabra: string, sola: boolean): Buscada {
    // A word such as "de" matches only exactly: neither as a prefix nor with a mistake.
    if (esVacia(palabra)) return { posibles: [], enLargo: [{ palabra, peso: 1 }], deRaiz: [] };
    const exacta = cortas.numeroDe(palabra);
    const hay = exacta !== undefined || estaEnTexto(palabra);
    const conErrores = palabra.length >= LETRAS_CON_ERROR && !hay;
    const posibles: Posible[] = exacta === undefined ? [] : [{ numero: exacta, peso: 1 }];
    if (palabra.length >= LETRAS_DE_COMIENZO) {
      const queSiguen = queEmpiezan(palabra, conErrores ? PESO_DE_COMIENZO_SIN_LA_PALABRA : PESO_DE_COMIENZO);
      // When the index has the exact word, synonyms that begin with it do not count.
      posibles.push(
        ...(exacta === undefined ? queSiguen : queSiguen.filter(({ numero }) => esNuestra(numero))),
      );
    }
    const buscada = { posibles, enLargo: [{ palabra, peso: 1 }], deRaiz: deRaiz(palabra, 1) };
    // A word that exists somewhere as written needs no correction.
    return conErrores ? conParecidas(palabra, buscada, sola) : buscada;
  }

  /** Adds words similar to a searched one. The nearest count as if the person had written them. */
  function conParecidas(palabra: string, buscada: Buscada, sola: boolean): Buscada {
    const ya = new Set(buscada.posibles.map(({ numero }) => numero));
    const halladas = cortas.parecidas(palabra, erroresDe(palabra, ERRORES));
    const menor = Math.min(...halladas.map(({ distancia }) => distancia));
    const parecidas = halladas.map(({ numero, distancia }) => {
      const similar = cortas.palabra(numero);
      const cuanto = distancia === menor ? PESO_CON_ERROR : PESO_CON_MAS_ERROR;
      return { numero, distancia, similar, peso: (cuanto * similar.length) / (similar.length + distancia) };
    });
    const enSuLugar = parecidas
      .filter(({ distancia }) => distancia === menor)
      // Similar words with the same first letter come first, because the first letter is seldom the wrong one.
      .sort((a, b) => Number(b.similar.startsWith(palabra[0]!)) - Number(a.similar.startsWith(palabra[0]!)))
      .slice(0, EN_SU_LUGAR);
    const posibles = parecidas.filter(({ numero }) => !ya.has(numero));
    for (const { numero } of posibles) ya.add(numero);
    return {
      posibles: [
        ...buscada.posibles,
        ...posibles,
        ...enSuLugar
          .flatMap(({ similar, peso }) => queEmpiezan(similar, PESO_DE_COMIENZO * peso))
          .filter(({ numero }) => !ya.has(numero) && esNuestra(numero)),
      ],
      enLargo: enSuLugar.map(({ similar, peso }) => ({ palabra: similar, peso })),
      // Stems of similar words count only in a query of one word: with several words too much would match.
      deRaiz: [
        ...buscada.deRaiz,
        ...(sola ? enSuLugar : []).flatMap(({ similar, peso }) => deRaiz(similar, peso)),
      ],
    };
  }

  function deRaiz(palabra: string, peso: number): Posible[] {
    const raiz = raizDe(palabra);
    if (raiz === null) return [];
    const laRaiz = cortas.numeroDe(raiz);
    // So few letters begin too many words: "entrar" is no "entrenamiento".
    const hasta = raiz.length <= RAIZ_CORTA ? raiz.length + MAXIMO_DE_TERMINACION : Infinity;
    return [
      ...(laRaiz === undefined ? [] : [{ numero: laRaiz, peso }]),
      ...queEmpiezan(raiz, PESO_DE_COMIENZO * peso).filter(
        ({ numero }) => cortas.palabra(numero).length <= hasta,
      ),
    ];
  }

  function queEmpiezan(comienzo: string, peso: number): Posible[] {
    const { de, a } = cortas.queEmpiezan(comienzo);
    return Array.from({ length: a - de }, (_, indice) => {
      const numero = de + indice;
      const { length } = cortas.palabra(numero);
      return { numero, peso: (peso * length) / (length + 0.3 * (length - comienzo.length)) };
    });
  }

  return interpretar;
}
