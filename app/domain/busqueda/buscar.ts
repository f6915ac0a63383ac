import type { Contenidos } from "../contenido/repositorio";
import type { FuenteDeBusqueda, Hallable } from "../shared/busqueda/fuente";
import { LINEAS_DE_EMERGENCIA } from "../shared/ayuda";
import { direccionDeAyuda } from "../shared/navegacion/ayuda";
import { esVacia, limpiarConsulta, palabrasBuscadas } from "./consulta";
import { enPantalla, type Hallazgo } from "./hallazgo";
import type { Aciertos, HacerIndice, Indexado, Indice } from "./indice";
import { lugaresDelSitio } from "./lugares";
import { palabrasDe } from "../shared/palabras";
import { senalesDe, type Senales } from "../saludMental/malMomento";

/** Number of results of each kind in a list of all kinds, and number of results on a page of one kind. */
const DE_CADA_CLASE = 6;
const DE_UNA_CLASE = 48;
const SUGERENCIAS = 6;

export interface Sugerencia extends Pick<Indexado, "href" | "titulo" | "clase"> {
  /** Name of the kind that a group of results has. */
  nombre: string;
}

export interface Grupo {
  clase: string;
  nombre: string;
  total: number;
  hallazgos: Hallazgo[];
}

export interface Resultado extends Senales {
  /** Query of the search as it was cleaned for the screen. */
  consulta: string;
  total: number;
  /** Groups of results by kind; the group with the best result comes first. */
  grupos: Grupo[];
  /** Present page of results of the requested kind, from 1, and the number of pages. */
  pagina: number;
  paginas: number;
  /** True when every result contains all words of the query. Otherwise each contains at least one. */
  conTodas: boolean;
  /** Similar words to try, when a search found nothing. */
  cercanas: string[];
}

/** Number of the first results that are checked for the exact query in their title. */
const ENTRE_LOS_PRIMEROS = 100;

/**
 * Moves results whose title contains the exact query to the front. The search finds titles by the roots of words; "que
 * no" tells two such titles apart. A corrected word counts as typed.
 */
function primeroLoDicho(
  { numeros, palabrasEn }: Aciertos,
  cosas: readonly Indexado[],
  consulta: string,
): Int32Array {
  const escritas = palabrasDe(consulta);
  const buscadas = palabrasBuscadas(consulta);
  const conVacias = escritas.some(esVacia);
  const coincideElTitulo = (numero: number) => {
    const cosa = cosas[numero]!;
    if (cosa.porTemas) return false;
    let deCadaUna: ReturnType<Aciertos["palabrasEn"]> | undefined;
    const titulo = palabrasDe(cosa.titulo);
    return titulo.some((_, desde) => {
      const otras = escritas.flatMap((palabra, n) =>
        titulo[desde + n] === palabra ? [] : [{ palabra, enTitulo: titulo[desde + n] }],
      );
      if (otras.length === 0) return true;
      if (!conVacias || otras.some(({ palabra, enTitulo }) => esVacia(palabra) || enTitulo === undefined))
        return false;
      const halladas = (deCadaUna ??= palabrasEn(numero));
      return otras.every(({ palabra, enTitulo }) => halladas[buscadas.indexOf(palabra)]?.includes(enTitulo!));
    });
  };
  const primeros = numeros.subarray(0, ENTRE_LOS_PRIMEROS);
  const asi = new Set(primeros.filter(coincideElTitulo));
  return enFila(
    [...asi],
    primeros.filter((numero) => !asi.has(numero)),
    numeros.subarray(ENTRE_LOS_PRIMEROS),
  );
}

function enFila(...partes: readonly ArrayLike<number>[]): Int32Array {
  const fila = new Int32Array(partes.reduce((suma, { length }) => suma + length, 0));
  let desde = 0;
  for (const parte of partes) {
    fila.set(parte, desde);
    desde += parte.length;
  }
  return fila;
}

/** Everything that the search can find, with its index. */
interface Fondo {
  cosas: readonly Indexado[];
  /**
   * Number of the source of each thing that can be found. Thousands of results are counted by reading only these
   * numbers.
   */
  deFuente: Uint8Array;
  indice: Indice;
}

interface Encontrado extends Pick<Aciertos, "numeros" | "palabrasEn"> {
  fondo: Pick<Fondo, "cosas" | "deFuente">;
  conTodas: boolean;
  cercanas: string[];
}

const NADA: Encontrado = {
  numeros: new Int32Array(),
  palabrasEn: () => [],
  fondo: { cosas: [], deFuente: new Uint8Array() },
  conTodas: false,
  cercanas: [],
};

interface DepsDeBusqueda {
  fuentes: () => readonly FuenteDeBusqueda[];
  contenidos: Pick<Contenidos, "coleccion">;
  hacerIndice: HacerIndice;
}

export function makeBusqueda({ fuentes: deTodas, contenidos, hacerIndice }: DepsDeBusqueda) {
  /** Sources in their order. They are asked for once, when the first search runs. */
  let deContextos: readonly FuenteDeBusqueda[] | undefined;
  const fuentes = () => (deContextos ??= deTodas());
  let vigente: { versiones: readonly unknown[]; fondo: Promise<Fondo> } | undefined;

  /** Builds the index of the search again when content changed, once for simultaneous requests. */
  async function fondoDeAhora(): Promise<Fondo> {
    const [{ version: deEditores, sinonimos }, ...leidas] = await Promise.all([
      contenidos.coleccion(),
      ...fuentes().map((fuente) => fuente.leer()),
    ]);
    const versiones = [deEditores, ...leidas.map(({ version }) => version)];
    if (vigente?.versiones.every((version, indice) => version === versiones[indice])) return vigente.fondo;
    const deCadaFuente = leidas.map(({ hallables }, numero) =>
      hallables().map((cosa) => enClase(cosa, fuentes()[numero]!)),
    );
    const cosas = deCadaFuente.flat();
    const deFuente = Uint8Array.from(deCadaFuente.flatMap((hallados, numero) => hallados.map(() => numero)));
    const este = {
      versiones,
      fondo: hacerIndice(cosas, sinonimos).then((indice) => ({ cosas, deFuente, indice })),
    };
    vigente = este;
    // After a build of the index that failed, the next search tries again.
    este.fondo.catch(() => {
      if (vigente === este) vigente = undefined;
    });
    return este.fondo;
  }

  async function encontrar(consulta: string): Promise<Encontrado> {
    const palabras = palabrasBuscadas(consulta);
    if (palabras.length === 0) return NADA;
    const fondo = await fondoDeAhora();
    const { conTodas, conAlguna } = fondo.indice.buscar(palabras);
    const hay = conTodas.numeros.length > 0;
    // Words that are found only in long texts may be there by chance. Results with some of the words follow in that
    // case.
    const bastan =
      conTodas.hayALaVista ||
      (hay && palabras.length === 1) ||
      // An empty word (such as "de") means nothing alone. A query of only empty words searches all of them.
      palabras.every(esVacia);
    if (bastan) {
      const numeros = primeroLoDicho(conTodas, fondo.cosas, consulta);
      return { fondo, numeros, palabrasEn: conTodas.palabrasEn, conTodas: hay, cercanas: [] };
    }
    const otras = palabras.length > 1 ? conAlguna() : NADA;
    const ya = new Uint8Array(fondo.cosas.length);
    for (const numero of conTodas.numeros) ya[numero] = 1;
    const ademas = otras.numeros.filter(
      (numero) => ya[numero] === 0 && !fuentes()[fondo.deFuente[numero]!]!.porTemas,
    );
    const numeros = enFila(conTodas.numeros, ademas);
    return {
      fondo,
      numeros,
      palabrasEn: (numero) => (ya[numero] === 1 ? conTodas : otras).palabrasEn(numero),
      conTodas: hay && ademas.length === 0,
      cercanas: numeros.length > 0 ? [] : fondo.indice.cercanas(palabras),
    };
  }

  return {
    esClase: (clase: string) => fuentes().some((fuente) => fuente.clase === clase),

    /**
     * Finds results by kind. With `clase` it finds one kind only, page by page; a page beyond the last gives the last
     * one.
     */
    async buscar(escrito: string, clase?: string | null, pedida = 1): Promise<Resultado> {
      const consulta = limpiarConsulta(escrito);
      const senales = senalesDe(escrito);
      const { numeros, palabrasEn, fondo, conTodas, cercanas } =
        senales.hayPeligro || senales.hayUrgencia ? NADA : await encontrar(consulta);
      const todas = [...porFuente(numeros, fondo.deFuente)].map(([numero, grupo]) => ({
        fuente: fuentes()[numero]!,
        grupo,
      }));
      const sola = todas.find(({ fuente }) => fuente.clase === clase);
      const paginas = sola ? Math.ceil(sola.grupo.length / DE_UNA_CLASE) : 1;
      const pagina = Math.min(Math.max(pedida, 1), paginas);
      const [desde, hasta] = sola ? [(pagina - 1) * DE_UNA_CLASE, pagina * DE_UNA_CLASE] : [0, DE_CADA_CLASE];
      const grupos = (sola ? [sola] : todas).map(({ fuente, grupo }) => ({
        clase: fuente.clase,
        nombre: fuente.nombre,
        total: grupo.length,
        hallazgos: grupo
          .slice(desde, hasta)
          .map((numero) => enPantalla(fondo.cosas[numero]!, palabrasEn(numero), fuente)),
      }));
      return {
        consulta,
        total: grupos.reduce((suma, { total }) => suma + total, 0),
        grupos,
        pagina,
        paginas,
        conTodas,
        cercanas,
        ...senales,
      };
    },

    /** Addresses of everything that the search can find. */
    async direcciones(): Promise<string[]> {
      const leidas = await Promise.all(
        fuentes()
          .filter(({ delSitio }) => !delSitio)
          .map((fuente) => fuente.leer()),
      );
      return leidas.flatMap(({ hallables }) => hallables().map(({ href }) => href));
    },

    /**
     * Suggestions while a person types a query. For words of danger, the only suggestion is the page with the help
     * lines.
     */
    async sugerir(escrito: string): Promise<Sugerencia[]> {
      const { hayPeligro, hayUrgencia, hayMalMomento } = senalesDe(escrito);
      if (hayPeligro) return [CON_QUIEN_HABLAR];
      if (hayUrgencia) return [aQuienLlamar(escrito)];
      const { numeros, fondo } = await encontrar(limpiarConsulta(escrito));
      const halladas = Array.from(numeros.subarray(0, SUGERENCIAS), (numero) => {
        const { href, titulo, clase } = fondo.cosas[numero]!;
        return { href, titulo, clase, nombre: fuentes()[fondo.deFuente[numero]!]!.nombre };
      });
      const ayuda = hayMalMomento ? [CON_QUIEN_HABLAR] : [];
      return [...ayuda, ...halladas].slice(0, SUGERENCIAS);
    },
  };
}

const CON_QUIEN_HABLAR: Sugerencia = {
  href: direccionDeAyuda(),
  titulo: "Con quién hablar ahora: 113, opción 5",
  clase: lugaresDelSitio.clase,
  nombre: lugaresDelSitio.nombre,
};

/** Suggestion that searches the same words on the results page, which shows the help lines as links. */
const aQuienLlamar = (escrito: string): Sugerencia => ({
  ...CON_QUIEN_HABLAR,
  href: `/buscar?${new URLSearchParams({ q: limpiarConsulta(escrito) })}`,
  titulo: `Llama ahora: ${LINEAS_DE_EMERGENCIA.map(({ nombre, telefono }) => `${nombre}, ${telefono}`).join("; ")}`,
});

/** Things of one kind, with the name of the kind as a theme: "videos" finds all videos, "clase de cocina" the class. */
const enClase = (cosa: Hallable, { clase, nombre, delSitio, porTemas }: FuenteDeBusqueda): Indexado => ({
  ...cosa,
  clase,
  porTemas: porTemas === true,
  temas: delSitio ? cosa.temas : [...cosa.temas, nombre],
});

/** Groups numbers of results by their source; the source of the best result comes first. */
function porFuente(numeros: Int32Array, deFuente: Uint8Array): ReadonlyMap<number, readonly number[]> {
  const grupos = new Map<number, number[]>();
  for (const numero of numeros) {
    const fuente = deFuente[numero]!;
    const grupo = grupos.get(fuente);
    if (grupo) grupo.push(numero);
    else grupos.set(fuente, [numero]);
  }
  return grupos;
}
