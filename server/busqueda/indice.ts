import type { HacerIndice, Indexado } from "../../app/domain/busqueda/indice";
import { esVacia, raizDe } from "../../app/domain/busqueda/consulta";
import { palabrasDe } from "../../app/domain/shared/palabras";
import type { Sinonimo } from "../../app/domain/contenido/contenido";
import { Campo, estaEn, juntar, type Lugares } from "./lugares";
import { Vocabulario } from "./vocabulario";

/** What weighs how much. A synonym counts as the word that it stands for would in a theme. */
const PESOS = { titulo: 10, temas: 4, sinonimos: 4, resumen: 3, texto: 1 };
/** Of the words that editors give for what people write, the first is what is meant before all: it counts as so many. */
const VECES_LO_PRIMERO = 2;
type NombreDeCampo = keyof typeof PESOS;
const NOMBRES = Object.keys(PESOS) as NombreDeCampo[];
const CORTOS = ["titulo", "temas", "sinonimos", "resumen"] as const;
const DE_LO_NUESTRO = CORTOS.filter((nombre) => nombre !== "sinonimos");
/** Those whose words may be proposed to somebody. */
const DE_PROPUESTAS = ["titulo", "temas", "sinonimos"] as const;

/** Shorter than this, a word is not the beginning of another one; and it has no room for a mistake. */
const LETRAS_DE_COMIENZO = 3;
const LETRAS_CON_ERROR = 4;
/** A stem of so few letters has only the words that are no longer than it by so many. */
const RAIZ_CORTA = 4;
const TERMINACION_A_LO_MAS = 3;
/** Letters that may differ: a part of those that the word has, two at the most; three where nothing was found. */
const ERRORES = { parte: 0.25, tope: 2 };
const ERRORES_DE_CERCANAS = { parte: 0.34, tope: 3 };
/** What a word that only begins so counts beside the very one, and less the longer it is; and one with mistakes. */
const PESO_DE_COMIENZO = 0.375;
/** Where the word stands nowhere, what begins with it is likelier than what resembles it. */
const PESO_DE_COMIENZO_SIN_LA_PALABRA = 0.6;
const PESO_CON_ERROR = 0.3;
/** What resembles it less than another word does. */
const PESO_CON_MAS_ERROR = 0.15;
/** So many of those that resemble it most stand for the word wherever it would stand itself. */
const EN_SU_LUGAR = 2;
const CERCANAS = 4;
/** What is called by all words of the query is likelier meant than what has some of them in its text. */
const PESO_DE_TITULO_ENTERO = 2;
/** Between so many things whoever waits for something else has a turn. */
const COSAS_POR_TANDA = 50;
/** Of the bits of a thing, those from here on say which words it has outside of its long text. */
const A_LA_VISTA = 1 << 16;
/** Longer than any word: an address, a fingerprint. */
const LETRAS_A_LO_MAS = 30;

/** A word of the index that may be meant, and how much. */
interface Posible {
  numero: number;
  peso: number;
}

/** What one word of the query may mean. */
interface Buscada {
  posibles: Posible[];
  /** To the letter in the long field. */
  enLargo: { palabra: string; peso: number }[];
  /** What it has in common with its plural and its verb, which counts as a second word. */
  deRaiz: Posible[];
}

const erroresDe = (palabra: string, { parte, tope }: typeof ERRORES) =>
  Math.min(tope, Math.round(palabra.length * parte));

/** All of it in memory, in arrays of numbers: what a query costs is to add up a few of them. */
export const hacerIndice: HacerIndice = async (cosas, sinonimos) => {
  const deSinonimos = makeSinonimos(sinonimos);
  const campos = Object.fromEntries(NOMBRES.map((nombre) => [nombre, new Campo(PESOS[nombre])])) as Record<
    NombreDeCampo,
    Campo
  >;
  /** Words that say nothing, where a thing is called by them: with nothing else to go by, they are looked for there. */
  const vacias = new Campo(PESOS.titulo);
  const vale = (palabra: string) => !esVacia(palabra) && palabra.length <= LETRAS_A_LO_MAS;
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
    const en = (nombres: readonly NombreDeCampo[], como?: Parameters<typeof juntar>[1]) =>
      juntar(
        nombres.flatMap((nombre) => campos[nombre].lugaresDe(palabra) ?? []),
        como,
      );
    enCortos.push(
      deSinonimos.esDeOtra(palabra)
        ? juntar([en(["titulo", "temas"]), en(["resumen", "sinonimos"], Math.max)])
        : en(CORTOS),
    );
  });
  /** Which of them somebody reads here: the others only stand for ours. */
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
  /** How many words of the query a thing has, one after the other; and which of them and of their stems, as bits. */
  const tiene = new Uint8Array(cosas.length);
  const cuales = new Int32Array(cosas.length);
  /** How many words of the query, one after the other, its title has. */
  const enTitulo = new Uint8Array(cosas.length);

  function queBusca(palabra: string, sola: boolean): Buscada {
    // Looked for alone, to the letter: it is neither the beginning of another word nor a mistake for one.
    if (esVacia(palabra)) return { posibles: [], enLargo: [{ palabra, peso: 1 }], deRaiz: [] };
    const exacta = cortas.numeroDe(palabra);
    const hay = exacta !== undefined || enTexto.has(palabra);
    const conErrores = palabra.length >= LETRAS_CON_ERROR && !hay;
    const posibles: Posible[] = exacta === undefined ? [] : [{ numero: exacta, peso: 1 }];
    if (palabra.length >= LETRAS_DE_COMIENZO) {
      const queSiguen = queEmpiezan(palabra, conErrores ? PESO_DE_COMIENZO_SIN_LA_PALABRA : PESO_DE_COMIENZO);
      // Who wrote a word that we have did not begin to write what stands for another one.
      posibles.push(
        ...(exacta === undefined ? queSiguen : queSiguen.filter(({ numero }) => esNuestra[numero])),
      );
    }
    const suya = { posibles, enLargo: [{ palabra, peso: 1 }], deRaiz: deRaiz(palabra, 1) };
    // A word that is written so somewhere is what was meant.
    return conErrores ? conParecidas(palabra, suya, sola) : suya;
  }

  /** Those that resemble it; the nearest of them as if they had been written. */
  function conParecidas(palabra: string, suya: Buscada, sola: boolean): Buscada {
    const ya = new Set(suya.posibles.map(({ numero }) => numero));
    const halladas = cortas.parecidas(palabra, erroresDe(palabra, ERRORES));
    const menor = Math.min(...halladas.map(({ distancia }) => distancia));
    const parecidas = halladas.map(({ numero, distancia }) => {
      const otra = cortas.palabra(numero);
      const cuanto = distancia === menor ? PESO_CON_ERROR : PESO_CON_MAS_ERROR;
      return { numero, distancia, otra, peso: (cuanto * otra.length) / (otra.length + distancia) };
    });
    const enSuLugar = parecidas
      .filter(({ distancia }) => distancia === menor)
      // The first letter is seldom the wrong one.
      .sort(
        (una, otra) => Number(otra.otra.startsWith(palabra[0]!)) - Number(una.otra.startsWith(palabra[0]!)),
      )
      .slice(0, EN_SU_LUGAR);
    const posibles = parecidas.filter(({ numero }) => !ya.has(numero));
    for (const { numero } of posibles) ya.add(numero);
    return {
      posibles: [
        ...suya.posibles,
        ...posibles,
        ...enSuLugar
          .flatMap(({ otra, peso }) => queEmpiezan(otra, PESO_DE_COMIENZO * peso))
          .filter(({ numero }) => !ya.has(numero) && esNuestra[numero]),
      ],
      enLargo: enSuLugar.map(({ otra, peso }) => ({ palabra: otra, peso })),
      // Beside other words that have to be there too, a guess is wide enough without.
      deRaiz: [...suya.deRaiz, ...(sola ? enSuLugar : []).flatMap(({ otra, peso }) => deRaiz(otra, peso))],
    };
  }

  function deRaiz(palabra: string, peso: number): Posible[] {
    const raiz = raizDe(palabra);
    if (raiz === null) return [];
    const laRaiz = cortas.numeroDe(raiz);
    // So few letters are the beginning of anything: "entrar" is no "entrenamiento".
    const hasta = raiz.length <= RAIZ_CORTA ? raiz.length + TERMINACION_A_LO_MAS : Infinity;
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

  return {
    buscar(palabras, cuantas) {
      const todas = cuantas === "todas";
      const buscadas = palabras.map((palabra) => queBusca(palabra, palabras.length === 1));
      const tocadas: number[] = [];
      buscadas.forEach(({ posibles, enLargo, deRaiz }, vez) => {
        const aLaVista = A_LA_VISTA << vez;
        const sumar = (
          { cosas: suyas, puntos: suyos }: Lugares,
          peso: number,
          bit: number,
          soloLoQueFalta = 0,
        ) => {
          for (let i = 0; i < suyas.length; i++) {
            const cosa = suyas[i]!;
            if ((todas && tiene[cosa]! < vez) || (cuales[cosa]! & soloLoQueFalta) !== 0) continue;
            if (cuales[cosa] === 0) tocadas.push(cosa);
            tiene[cosa] = vez + 1;
            cuales[cosa]! |= bit;
            puntos[cosa]! += peso * suyos[i]!;
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
      const quedan = todas ? tocadas.filter((cosa) => tiene[cosa] === buscadas.length) : tocadas;
      const total = new Map(
        quedan.map((cosa) => [
          cosa,
          puntos[cosa]! *
            cuantosBits(cuales[cosa]! & (A_LA_VISTA - 1)) *
            (enTitulo[cosa] === buscadas.length ? PESO_DE_TITULO_ENTERO : 1),
        ]),
      );
      const todasALaVista = A_LA_VISTA * (2 ** buscadas.length - 1);
      const alaVista = new Set(quedan.filter((cosa) => (cuales[cosa]! & todasALaVista) === todasALaVista));
      for (const cosa of tocadas) puntos[cosa] = tiene[cosa] = cuales[cosa] = enTitulo[cosa] = 0;
      return quedan
        .sort((una, otra) => total.get(otra)! - total.get(una)! || una - otra)
        .map((cosa) => ({
          cosa: cosas[cosa]!,
          aLaVista: alaVista.has(cosa),
          palabras: () => quePalabras(buscadas, cosa, todas),
        }));
    },

    cercanas(buscadas) {
      const halladas = buscadas
        .filter(({ length }) => length >= LETRAS_CON_ERROR)
        .flatMap((palabra) =>
          propuestas
            .parecidas(palabra, erroresDe(palabra, ERRORES_DE_CERCANAS))
            // The first letter is seldom the wrong one; with more than one wrong, nobody sees the other word in it.
            .filter(
              ({ numero, distancia }) =>
                distancia === 1 || propuestas.palabra(numero).startsWith(palabra[0]!),
            ),
        )
        .sort((una, otra) => una.distancia - otra.distancia)
        .map(({ numero }) => propuestas.palabra(numero))
        .map((palabra) => escritas.get(palabra) ?? palabra);
      return [...new Set(halladas)].slice(0, CERCANAS);
    },
  };

  /** The words of a thing that each may have meant, and those of ours for which somebody wrote a synonym. */
  function quePalabras(buscadas: readonly Buscada[], cosa: number, todas: boolean): string[][] {
    return buscadas.map(({ posibles, enLargo, deRaiz }) => {
      const suyas = [
        ...[...posibles, ...deRaiz]
          .filter(({ numero }) => estaEn(enCortos[numero]!, cosa))
          .map(({ numero }) => cortas.palabra(numero)),
        ...(todas ? enLargo.map(({ palabra }) => palabra).filter((palabra) => enTexto.has(palabra)) : []),
      ];
      return suyas.flatMap((palabra) => [palabra, ...deSinonimos.porEscrita(palabra)]);
    });
  }
};

function palabrasDeCampos(
  { titulo, resumen, temas, texto, porTemas }: Indexado,
  { escritasDe }: ReturnType<typeof makeSinonimos>,
): Record<NombreDeCampo, string[]> {
  const suyas = {
    titulo: porTemas ? [] : palabrasDe(titulo),
    temas: palabrasDe(temas.join(" ")),
    resumen: porTemas ? [] : palabrasDe(resumen),
  };
  return { ...suyas, texto: palabrasDe(texto), sinonimos: escritasDe(Object.values(suyas).flat()) };
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

/** What people write for what we call otherwise: added to what has our word, and so found with its mistakes too. */
function makeSinonimos(sinonimos: readonly Sinonimo[]) {
  const nuestras = new Map<string, string[]>();
  const escritas = new Map<string, string[]>();
  const anadir = (mapa: Map<string, string[]>, de: string[], otras: string[]) => {
    for (const palabra of de) mapa.set(palabra, [...(mapa.get(palabra) ?? []), ...otras]);
  };
  for (const { escriben, busca } of sinonimos) {
    const [ellas, otras] = [escriben.flatMap(palabrasDe), busca.flatMap(palabrasDe)];
    const [antesQueNada, ...ademas] = busca;
    for (let vez = 0; vez < VECES_LO_PRIMERO; vez++) anadir(nuestras, palabrasDe(antesQueNada ?? ""), ellas);
    anadir(nuestras, ademas.flatMap(palabrasDe), ellas);
    anadir(escritas, ellas, otras);
  }
  return {
    /** So often as it counts: most for what is meant before all. */
    escritasDe: (palabras: readonly string[]) =>
      [...new Set(palabras)].flatMap((palabra) => nuestras.get(palabra) ?? []),
    porEscrita: (palabra: string) => escritas.get(palabra) ?? [],
    /**
     * People write it for another word, which is ours: a thing that mentions it in passing, in its summary or further
     * down, is no nearer to what they mean than one that has our word.
     */
    esDeOtra: (palabra: string) => escritas.get(palabra)?.includes(palabra) === false,
  };
}

/** Each word with its accents, as it is read where it stands. */
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
