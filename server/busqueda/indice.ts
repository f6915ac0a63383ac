import type { Aciertos, HacerIndice, Indexado } from "../../app/domain/busqueda/indice";
import { esVacia, raizDe } from "../../app/domain/busqueda/consulta";
import { palabrasDe } from "../../app/domain/shared/palabras";
import type { Sinonimo } from "../../app/domain/contenido/contenido";
import { Campo, deMayorAMenor, estaEn, juntar, type Lugares } from "./lugares";
import { Vocabulario } from "./vocabulario";

/** Weights of the fields of a thing in a search. A synonym counts as its word would in a theme. */
const PESOS = { titulo: 10, temas: 4, sinonimos: 4, resumen: 3, texto: 1 };
/** The first word that editors give for a synonym is its main meaning, which counts this many times. */
const VECES_LO_PRIMERO = 2;
type NombreDeCampo = keyof typeof PESOS;
const NOMBRES = Object.keys(PESOS) as NombreDeCampo[];
const CORTOS = ["titulo", "temas", "sinonimos", "resumen"] as const;
const DE_LO_NUESTRO = CORTOS.filter((nombre) => nombre !== "sinonimos");
/** Fields whose words may be proposed when a searched word was misspelled. */
const DE_PROPUESTAS = ["titulo", "temas", "sinonimos"] as const;

/** Fewest letters of a word that is searched as a prefix, or with mistakes. */
const LETRAS_DE_COMIENZO = 3;
const LETRAS_CON_ERROR = 4;
/** A stem of so few letters matches only words that are longer by at most `MAXIMO_DE_TERMINACION`. */
const RAIZ_CORTA = 4;
const MAXIMO_DE_TERMINACION = 3;
/** Allowed wrong letters: a share of the word's letters, two at most; three when nothing was found. */
const ERRORES = { parte: 0.25, tope: 2 };
const ERRORES_DE_CERCANAS = { parte: 0.34, tope: 3 };
/** Weight of a word that begins with the searched one, beside the exact word: the longer the word, the less. A word
 *  with mistakes weighs the same. */
const PESO_DE_COMIENZO = 0.375;
/** Weight of a word that begins with the searched one, when the exact word is nowhere: it is likelier than a similar
 *  word. */
const PESO_DE_COMIENZO_SIN_LA_PALABRA = 0.6;
const PESO_CON_ERROR = 0.3;
/** Weight of a similar word with more mistakes than the nearest one. */
const PESO_CON_MAS_ERROR = 0.15;
/** Number of nearest similar words that fully replace a misspelled word. */
const EN_SU_LUGAR = 2;
const CERCANAS = 4;
/** Factor for a thing whose title has all words of the query: the person likelier means it than a text with some of
 *  them. */
const PESO_DE_TITULO_ENTERO = 2;
/** Things that are indexed in one batch. Other work of the process gets its turn between batches. */
const COSAS_POR_TANDA = 50;
/** Lowest of the bits that mark words of the query which a thing has outside its long text. */
const A_LA_VISTA = 1 << 16;
/** Maximum letters of a word: longer ones are addresses or digests. */
const MAXIMO_DE_LETRAS = 30;

/** A word of the index that the person may mean, and its weight. */
interface Posible {
  numero: number;
  peso: number;
}

/** Words of the index that one word of the query may mean. */
interface Buscada {
  posibles: Posible[];
  /** Exact matches of the searched word in the long text of things. */
  enLargo: { palabra: string; peso: number }[];
  /** Words with the stem of the searched word; they count as a second word. */
  deRaiz: Posible[];
}

const erroresDe = (palabra: string, { parte, tope }: typeof ERRORES) =>
  Math.min(tope, Math.round(palabra.length * parte));

/** Builds the index of the search in memory, in arrays of numbers: a query only adds up a few of them. */
export const hacerIndice: HacerIndice = async (cosas, sinonimos) => {
  const deSinonimos = makeSinonimos(sinonimos);
  const campos = Object.fromEntries(NOMBRES.map((nombre) => [nombre, new Campo(PESOS[nombre])])) as Record<
    NombreDeCampo,
    Campo
  >;
  /** Words such as "de" in titles and themes. They are searched when the query has no other words. */
  const vacias = new Campo(PESOS.titulo);
  const vale = (palabra: string) => !esVacia(palabra) && palabra.length <= MAXIMO_DE_LETRAS;
  await enTandas(cosas, (cosa) => {
    const palabras = palabrasDeCampos(cosa, deSinonimos);
    for (const nombre of NOMBRES) campos[nombre].anadir(palabras[nombre], vale);
    vacias.anadir([...palabras.titulo, ...palabras.temas], esVacia);
  });
  const palabrasEn = (nombres: readonly NombreDeCampo[]) =>
    [...new Set(nombres.flatMap((nombre) => [...campos[nombre].palabras]))].sort();
  const enOrden = palabrasEn(CORTOS);
  const cortas = new Vocabulario(enOrden);
  const enCortos: Lugares[] = [];
  const enTitulos = enOrden.map((palabra) => campos.titulo.cosasDe(palabra));
  await enTandas(enOrden, (palabra) => {
    const en = (nombres: readonly NombreDeCampo[], combinar?: Parameters<typeof juntar>[1]) =>
      juntar(
        nombres.flatMap((nombre) => campos[nombre].lugaresDe(palabra) ?? []),
        combinar,
      );
    enCortos.push(
      deSinonimos.esDeOtra(palabra)
        ? juntar([en(["titulo", "temas"]), en(["resumen", "sinonimos"], Math.max)])
        : en(CORTOS),
    );
  });
  /** Words that people can read on the site; the other words are only synonyms for them. */
  const nuestras = new Set(DE_LO_NUESTRO.flatMap((nombre) => [...campos[nombre].palabras]));
  const esNuestra = enOrden.map((palabra) => nuestras.has(palabra));
  const enTexto = new Map<string, Lugares>();
  await enTandas([...campos.texto.palabras], (palabra) => {
    enTexto.set(palabra, campos.texto.lugaresDe(palabra)!);
  });
  for (const palabra of vacias.palabras) enTexto.set(palabra, vacias.lugaresDe(palabra)!);
  const propuestas = new Vocabulario(palabrasEn(DE_PROPUESTAS));
  const escritas = comoSeEscriben(cosas, sinonimos);
  const puntos = new Float64Array(cosas.length);
  /** Number of words of the query that each thing has, counted word by word; and which words and stems, as bits. */
  const tiene = new Uint8Array(cosas.length);
  const bits = new Int32Array(cosas.length);
  /** Number of words of the query that the title of each thing has, counted word by word. */
  const enTitulo = new Uint8Array(cosas.length);

  function queBusca(palabra: string, sola: boolean): Buscada {
    // A word such as "de" matches only exactly: neither as a prefix nor with a mistake.
    if (esVacia(palabra)) return { posibles: [], enLargo: [{ palabra, peso: 1 }], deRaiz: [] };
    const exacta = cortas.numeroDe(palabra);
    const hay = exacta !== undefined || enTexto.has(palabra);
    const conErrores = palabra.length >= LETRAS_CON_ERROR && !hay;
    const posibles: Posible[] = exacta === undefined ? [] : [{ numero: exacta, peso: 1 }];
    if (palabra.length >= LETRAS_DE_COMIENZO) {
      const queSiguen = queEmpiezan(palabra, conErrores ? PESO_DE_COMIENZO_SIN_LA_PALABRA : PESO_DE_COMIENZO);
      // When the index has the exact word, synonyms that begin with it do not count.
      posibles.push(
        ...(exacta === undefined ? queSiguen : queSiguen.filter(({ numero }) => esNuestra[numero])),
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
          .filter(({ numero }) => !ya.has(numero) && esNuestra[numero]),
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

  function hallar(buscadas: readonly Buscada[], cuantas: "todas" | "alguna"): Aciertos {
    const todas = cuantas === "todas";
    const tocadas: number[] = [];
    buscadas.forEach(({ posibles, enLargo, deRaiz }, vez) => {
      const aLaVista = A_LA_VISTA << vez;
      const sumar = (
        { cosas: cosasHalladas, puntos: puntosHallados }: Lugares,
        peso: number,
        bit: number,
        soloLoQueFalta = 0,
      ) => {
        for (let i = 0; i < cosasHalladas.length; i++) {
          const cosa = cosasHalladas[i]!;
          if ((todas && tiene[cosa]! < vez) || (bits[cosa]! & soloLoQueFalta) !== 0) continue;
          if (bits[cosa] === 0) tocadas.push(cosa);
          tiene[cosa] = vez + 1;
          bits[cosa]! |= bit;
          puntos[cosa]! += peso * puntosHallados[i]!;
        }
      };
      for (const { numero, peso } of posibles) {
        sumar(enCortos[numero]!, peso, (1 << (2 * vez)) | aLaVista);
        for (const cosa of enTitulos[numero]!) if (enTitulo[cosa] === vez) enTitulo[cosa] = vez + 1;
      }
      for (const { palabra, peso } of todas ? enLargo : []) {
        const lugares = enTexto.get(palabra);
        if (lugares) sumar(lugares, peso, 1 << (2 * vez), deSinonimos.esDeOtra(palabra) ? aLaVista : 0);
      }
      for (const { numero, peso } of deRaiz) sumar(enCortos[numero]!, peso, (2 << (2 * vez)) | aLaVista);
    });
    const quedan = Int32Array.from(
      todas ? tocadas.filter((cosa) => tiene[cosa] === buscadas.length) : tocadas,
    ).sort();
    const totales = Float64Array.from(
      quedan,
      (cosa) =>
        puntos[cosa]! *
        cuantosBits(bits[cosa]! & (A_LA_VISTA - 1)) *
        (enTitulo[cosa] === buscadas.length ? PESO_DE_TITULO_ENTERO : 1),
    );
    const todasALaVista = A_LA_VISTA * (2 ** buscadas.length - 1);
    const hayALaVista = quedan.some((cosa) => (bits[cosa]! & todasALaVista) === todasALaVista);
    for (const cosa of tocadas) puntos[cosa] = tiene[cosa] = bits[cosa] = enTitulo[cosa] = 0;
    return {
      numeros: deMayorAMenor(totales).map((puesto) => quedan[puesto]!),
      hayALaVista,
      palabrasEn: (cosa) => quePalabras(buscadas, cosa, todas),
    };
  }

  return {
    buscar(palabras) {
      const buscadas = palabras.map((palabra) => queBusca(palabra, palabras.length === 1));
      return { conTodas: hallar(buscadas, "todas"), conAlguna: () => hallar(buscadas, "alguna") };
    },

    cercanas(buscadas) {
      const halladas = buscadas
        .filter(({ length }) => length >= LETRAS_CON_ERROR)
        .flatMap((palabra) =>
          propuestas
            .parecidas(palabra, erroresDe(palabra, ERRORES_DE_CERCANAS))
            // The first letter is seldom wrong. With several mistakes a person would not recognise another word.
            .filter(
              ({ numero, distancia }) =>
                distancia === 1 || propuestas.palabra(numero).startsWith(palabra[0]!),
            ),
        )
        .sort((a, b) => a.distancia - b.distancia)
        .map(({ numero }) => propuestas.palabra(numero))
        .map((palabra) => escritas.get(palabra) ?? palabra);
      return [...new Set(halladas)].slice(0, CERCANAS);
    },
  };

  /** Words of a thing that match each word of the query, including words of the site with a synonym. */
  function quePalabras(buscadas: readonly Buscada[], cosa: number, todas: boolean): string[][] {
    return buscadas.map(({ posibles, enLargo, deRaiz }) => {
      const coincidencias = [
        ...[...posibles, ...deRaiz]
          .filter(({ numero }) => estaEn(enCortos[numero]!, cosa))
          .map(({ numero }) => cortas.palabra(numero)),
        ...(todas ? enLargo.map(({ palabra }) => palabra).filter((palabra) => enTexto.has(palabra)) : []),
      ];
      return coincidencias.flatMap((palabra) => [palabra, ...deSinonimos.porEscrita(palabra)]);
    });
  }
};

function palabrasDeCampos(
  { titulo, resumen, temas, texto, porTemas }: Indexado,
  { escritasDe }: ReturnType<typeof makeSinonimos>,
): Record<NombreDeCampo, string[]> {
  const palabras = {
    titulo: porTemas ? [] : palabrasDe(titulo),
    temas: palabrasDe(temas.join(" ")),
    resumen: porTemas ? [] : palabrasDe(resumen),
  };
  return { ...palabras, texto: palabrasDe(texto), sinonimos: escritasDe(Object.values(palabras).flat()) };
}

async function enTandas<T>(cosas: readonly T[], hacer: (cosa: T) => void): Promise<void> {
  for (const [numero, cosa] of cosas.entries()) {
    if (numero % COSAS_POR_TANDA === COSAS_POR_TANDA - 1) await turnoDeOtros();
    hacer(cosa);
  }
}

const turnoDeOtros = () => new Promise<void>((resolve) => setImmediate(resolve));

function cuantosBits(bits: number): number {
  let cuantos = 0;
  for (let resto = bits; resto !== 0; resto &= resto - 1) cuantos++;
  return cuantos;
}

/** Prepares the synonyms. They are indexed with the things that have the site's word, so that they are also found
 *  with mistakes. */
function makeSinonimos(sinonimos: readonly Sinonimo[]) {
  const nuestras = new Map<string, string[]>();
  const escritas = new Map<string, string[]>();
  const anadir = (mapa: Map<string, string[]>, de: string[], palabras: string[]) => {
    for (const palabra of de) mapa.set(palabra, [...(mapa.get(palabra) ?? []), ...palabras]);
  };
  for (const { escriben, busca } of sinonimos) {
    const [palabrasEscritas, palabrasBuscadas] = [escriben.flatMap(palabrasDe), busca.flatMap(palabrasDe)];
    const [antesQueNada, ...ademas] = busca;
    for (let vez = 0; vez < VECES_LO_PRIMERO; vez++)
      anadir(nuestras, palabrasDe(antesQueNada ?? ""), palabrasEscritas);
    anadir(nuestras, ademas.flatMap(palabrasDe), palabrasEscritas);
    anadir(escritas, palabrasEscritas, palabrasBuscadas);
  }
  return {
    /** Synonyms of some words, each repeated by its weight: the main meaning counts most. */
    escritasDe: (palabras: readonly string[]) =>
      [...new Set(palabras)].flatMap((palabra) => nuestras.get(palabra) ?? []),
    porEscrita: (palabra: string) => escritas.get(palabra) ?? [],
    /** True for a synonym of another word of the site. A thing that mentions the synonym in passing is no better a
     *  result than one with the site's word. */
    esDeOtra: (palabra: string) => escritas.get(palabra)?.includes(palabra) === false,
  };
}

/** Spelling of each indexed word with its accents, as its source writes it. */
function comoSeEscriben(cosas: readonly Indexado[], sinonimos: readonly Sinonimo[]): Map<string, string> {
  const textos = [
    ...cosas.flatMap(({ titulo, temas }) => [titulo, ...temas]),
    ...sinonimos.flatMap(({ escriben }) => escriben),
  ];
  const escritas = new Map<string, string>();
  for (const texto of textos) {
    for (const palabra of texto.toLocaleLowerCase("es").match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
      const [comparada] = palabrasDe(palabra);
      if (comparada !== undefined) escritas.set(comparada, palabra);
    }
  }
  return escritas;
}
