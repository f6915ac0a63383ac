import type { Aciertos, HacerIndice, Indexado } from "../../app/domain/busqueda/indice";
import { esComun } from "../../app/domain/busqueda/comunes";
import { esVacia } from "../../app/domain/busqueda/consulta";
import { palabrasDe } from "../../app/domain/shared/palabras";
import type { Sinonimo } from "../../app/domain/contenido/contenido";
import { erroresDe, LETRAS_CON_ERROR, makeInterpretar, type Buscada } from "./interpretar";
import { Campo, deMayorAMenor, estaEn, juntar, type Lugares } from "./lugares";
import { makeSinonimos } from "./sinonimos";
import { Vocabulario } from "./vocabulario";

/** Weights of the fields of a thing in a search. A synonym counts as its word would in a theme. */
const PESOS = { titulo: 10, temas: 4, sinonimos: 4, resumen: 3, texto: 1 };
type NombreDeCampo = keyof typeof PESOS;
const NOMBRES = Object.keys(PESOS) as NombreDeCampo[];
const CORTOS = ["titulo", "temas", "sinonimos", "resumen"] as const;
const DE_LO_NUESTRO = CORTOS.filter((nombre) => nombre !== "sinonimos");
/** Fields whose words may be proposed when a searched word was misspelled. */
const DE_PROPUESTAS = ["titulo", "temas", "sinonimos"] as const;

/** Allowed wrong letters of a word that is proposed because nothing was found. */
const ERRORES_DE_CERCANAS = { parte: 0.34, tope: 3 };
const CERCANAS = 4;
/**
 * Factor for a thing whose title has all words of the query: the person likelier means it than a text with some of
 * them.
 */
const PESO_DE_TITULO_ENTERO = 2;
/** Things that are indexed in one batch. Other work of the process gets its turn between batches. */
const COSAS_POR_TANDA = 50;
/** Lowest of the bits that mark words of the query which a thing has outside its long text. */
const A_LA_VISTA = 1 << 16;
/** Maximum letters of a word: longer ones are addresses or digests. */
const MAXIMO_DE_LETRAS = 30;

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
  const textos = cosas.filter(({ texto }) => texto !== "").length;
  const comunes = new Set(
    [...enTexto].filter(([, lugares]) => esComun(lugares.cosas.length, textos)).map(([palabra]) => palabra),
  );
  for (const palabra of vacias.palabras) enTexto.set(palabra, vacias.lugaresDe(palabra)!);
  const interpretar = makeInterpretar({
    cortas,
    estaEnTexto: (palabra) => enTexto.has(palabra),
    esNuestra: (numero) => esNuestra[numero]!,
  });
  const propuestas = new Vocabulario(palabrasEn(DE_PROPUESTAS));
  const escritas = comoSeEscriben(cosas, sinonimos);
  const puntos = new Float64Array(cosas.length);
  /** Number of words of the query that each thing has, counted word by word; and which words and stems, as bits. */
  const tiene = new Uint8Array(cosas.length);
  const bits = new Int32Array(cosas.length);
  /** Number of words of the query that the title of each thing has, counted word by word. */
  const enTitulo = new Uint8Array(cosas.length);

  function hallar(buscadas: readonly Buscada[], cuantas: "todas" | "alguna"): Aciertos {
    const todas = cuantas === "todas";
    const soloComunes = buscadas.every(({ enLargo }) => enLargo.every(({ palabra }) => comunes.has(palabra)));
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
      for (const { palabra, peso } of todas && !soloComunes ? enLargo : []) {
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
      const buscadas = palabras.map((palabra) => interpretar(palabra, palabras.length === 1));
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
