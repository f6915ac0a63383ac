import MiniSearch, { type SearchOptions } from "minisearch";
import type { HacerIndice, Indexado } from "../../app/domain/busqueda/indice";
import { esVacia, raizDe } from "../../app/domain/busqueda/consulta";
import { palabrasDe } from "../../app/domain/busqueda/palabras";
import type { Sinonimo } from "../../app/domain/contenido/contenido";

/** What weighs how much. A synonym counts as the word that it stands for would in a theme. */
const PESOS = { titulo: 8, temas: 4, sinonimos: 4, resumen: 3, texto: 1 };
type Campo = keyof typeof PESOS;
const CAMPOS = Object.keys(PESOS) as Campo[];
const CAMPOS_CORTOS = CAMPOS.filter((campo) => campo !== "texto");
/** Those whose words may be proposed to somebody. */
const CAMPOS_DE_PROPUESTAS: Campo[] = ["titulo", "temas", "sinonimos"];

/** Shorter than this, a word is not the beginning of another one; and it has no room for a mistake. */
const LETRAS_DE_COMIENZO = 3;
const LETRAS_CON_ERROR = 4;
/** Letters that may differ: a part of those that the word has, two at the most; three where nothing was found. */
const ERRORES = { fuzzy: 0.25, maxFuzzy: 2, weights: { prefix: 0.6, fuzzy: 0.3 } };
const ERRORES_DE_CERCANAS = { fuzzy: 0.4, maxFuzzy: 3 };
const CERCANAS = 4;
/** Between so many things whoever waits for something else has a turn. */
const COSAS_POR_TANDA = 50;
/** Longer than any word: an address, a fingerprint. */
const LETRAS_A_LO_MAS = 30;

type Documento = Record<Campo, string> & { numero: number };

/** All of it in memory, with minisearch. */
export const hacerIndice: HacerIndice = async (cosas, sinonimos) => {
  const palabras = new Set<string>();
  const mini = new MiniSearch<Documento>({
    idField: "numero",
    fields: CAMPOS,
    tokenize: palabrasDe,
    processTerm(palabra) {
      if (esVacia(palabra) || palabra.length > LETRAS_A_LO_MAS) return null;
      palabras.add(palabra);
      return palabra;
    },
    searchOptions: { tokenize: (palabra) => [palabra], processTerm: (palabra) => palabra, boost: PESOS },
  });
  const deSinonimos = makeSinonimos(sinonimos);
  await mini.addAllAsync(
    cosas.map((cosa, numero) => documentoDe(cosa, numero, deSinonimos)),
    { chunkSize: COSAS_POR_TANDA },
  );
  const escritas = comoSeEscriben(cosas, sinonimos);
  const halladas = cosas.map(({ texto: _, ...cosa }) => cosa);

  /** As it is written, anywhere; what only resembles it, not in the long texts: there is too much of everything. */
  const unaPalabra = (palabra: string, todas: boolean) => {
    // A word that is written so somewhere is what was meant: looking for mistakes is what costs.
    const conErrores = palabra.length >= LETRAS_CON_ERROR && !palabras.has(palabra);
    const prefix = palabra.length >= LETRAS_DE_COMIENZO;
    const raiz = raizDe(palabra);
    return {
      combineWith: "OR" as const,
      queries: [
        { queries: [palabra], fields: CAMPOS_CORTOS, prefix, ...(conErrores && ERRORES) },
        ...(todas ? [{ queries: [palabra], fields: ["texto"] }] : []),
        ...(raiz === null ? [] : [{ queries: [raiz], fields: CAMPOS_CORTOS, prefix: true }]),
      ],
    };
  };

  return {
    buscar: (buscadas, cuantas) =>
      mini
        .search({
          combineWith: cuantas === "todas" ? "AND" : "OR",
          queries: buscadas.map((palabra) => unaPalabra(palabra, cuantas === "todas")),
        })
        .map(({ id, match }) => ({
          cosa: halladas[id as number]!,
          palabras: () =>
            Object.entries(match).flatMap(([palabra, campos]) =>
              campos.includes("sinonimos") ? [palabra, ...deSinonimos.porEscrita(palabra)] : [palabra],
            ),
        })),

    cercanas(buscadas) {
      const opciones: SearchOptions = { ...ERRORES_DE_CERCANAS, fields: CAMPOS_DE_PROPUESTAS };
      const queries = buscadas.filter(({ length }) => length >= LETRAS_CON_ERROR);
      const propuestas = mini
        .search({ ...opciones, combineWith: "OR", queries })
        .flatMap(({ match }) => Object.keys(match))
        .map((palabra) => escritas.get(palabra) ?? palabra);
      return [...new Set(propuestas)].slice(0, CERCANAS);
    },
  };
};

function documentoDe(
  { titulo, resumen, temas, texto }: Indexado,
  numero: number,
  { escritasDe }: ReturnType<typeof makeSinonimos>,
): Documento {
  const suyas = { titulo, temas: temas.join(" "), resumen };
  return { numero, ...suyas, texto, sinonimos: escritasDe(palabrasDe(Object.values(suyas).join(" "))) };
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
    anadir(nuestras, otras, ellas);
    anadir(escritas, ellas, otras);
  }
  return {
    escritasDe: (palabras: readonly string[]) =>
      [...new Set(palabras)].flatMap((palabra) => nuestras.get(palabra) ?? []).join(" "),
    porEscrita: (palabra: string) => escritas.get(palabra) ?? [],
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
