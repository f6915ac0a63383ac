import type { Contenidos } from "../contenido/repositorio";
import type { FuenteDeBusqueda, Hallable } from "../shared/busqueda/fuente";
import { agrupar } from "../shared/agrupar";
import { LINEAS_DE_EMERGENCIA } from "../shared/ayuda";
import { direccionDeAyuda } from "../shared/navegacion/ayuda";
import { esVacia, limpiarConsulta, palabrasBuscadas } from "./consulta";
import type { Acierto, HacerIndice, Indexado, Indice } from "./indice";
import { lugaresDelSitio } from "./lugares";
import { palabrasDe } from "../shared/palabras";
import { hablaDeMalMomento, hablaDeUrgencia, hablaDeViolencia } from "./malMomento";
import { buscaAyuda } from "./peligroAlBuscar";
import { marcar, pasajeCon, type Trozo } from "./palabras";

/** Of each kind, beside the others; and where only one is asked for. */
const DE_CADA_CLASE = 6;
const DE_UNA_CLASE = 48;
const SUGERENCIAS = 6;

export interface Hallazgo {
  href: string;
  titulo: Trozo[];
  resumen: Trozo[];
  /** Where else it has what was looked for and neither of these says; null where there is no more to tell. */
  pasaje: Trozo[] | null;
  detalles: string;
  etiqueta: { texto: Trozo[]; color: string } | null;
}

export interface Sugerencia extends Pick<Indexado, "href" | "titulo" | "clase"> {
  /** What its kind is called. */
  nombre: string;
}

export interface Grupo {
  clase: string;
  nombre: string;
  total: number;
  hallazgos: Hallazgo[];
}

export interface Resultado {
  /** As it was understood. */
  consulta: string;
  total: number;
  /** The one with the best find first. */
  grupos: Grupo[];
  /** Of the kind that was asked for alone: where one is, from 1, and of how many. */
  pagina: number;
  paginas: number;
  /** Whether every word is in each of them; if not, at least one. */
  conTodas: boolean;
  /** Where nothing was found: words to try. */
  cercanas: string[];
  /** Then nothing was looked for: beside whom to call stands nothing that is sold. */
  hayPeligro: boolean;
  /** A body fails right now, as it seems; nothing was looked for either. */
  hayUrgencia: boolean;
  /** Somebody cannot go on, without speaking of death. */
  hayMalMomento: boolean;
  /** Somebody is hurt by another, as it seems. */
  hayViolencia: boolean;
}

/** Further down nobody looks for what they named. */
const ENTRE_LOS_PRIMEROS = 100;

/**
 * What is called just as it was written comes first: between two that "decir" finds, "que no" tells them apart. Beside
 * words that say nothing the others may have been written otherwise: what was meant by them is what was said.
 */
function primeroLoDicho(aciertos: readonly Acierto[], consulta: string): Acierto[] {
  const escritas = palabrasDe(consulta);
  const buscadas = palabrasBuscadas(consulta);
  const conVacias = escritas.some(esVacia);
  const loDice = ({ cosa, palabras }: Acierto) => {
    if (cosa.porTemas) return false;
    const titulo = palabrasDe(cosa.titulo);
    return titulo.some((_, desde) => {
      const otras = escritas.flatMap((palabra, n) =>
        titulo[desde + n] === palabra ? [] : [{ palabra, enTitulo: titulo[desde + n] }],
      );
      if (otras.length === 0) return true;
      if (!conVacias || otras.some(({ palabra, enTitulo }) => esVacia(palabra) || enTitulo === undefined))
        return false;
      const deCadaUna = palabras();
      return otras.every(({ palabra, enTitulo }) =>
        deCadaUna[buscadas.indexOf(palabra)]?.includes(enTitulo!),
      );
    });
  };
  const asi = new Set(aciertos.slice(0, ENTRE_LOS_PRIMEROS).filter(loDice));
  return [...asi, ...aciertos.filter((acierto) => !asi.has(acierto))];
}

const NADA = { aciertos: [] as Acierto[], conTodas: false, cercanas: [] as string[] };

interface DepsDeBusqueda {
  fuentes: readonly FuenteDeBusqueda[];
  contenidos: Pick<Contenidos, "coleccion">;
  hacerIndice: HacerIndice;
}

export function makeBusqueda({ fuentes, contenidos, hacerIndice }: DepsDeBusqueda) {
  let hecho: { versiones: readonly unknown[]; indice: Promise<Indice> } | undefined;

  /** Made anew when what can be found changed, once however many ask. */
  async function indiceDeAhora(): Promise<Indice> {
    const [{ version: deEditores, sinonimos }, ...leidas] = await Promise.all([
      contenidos.coleccion(),
      ...fuentes.map((fuente) => fuente.leer()),
    ]);
    const versiones = [deEditores, ...leidas.map(({ version }) => version)];
    if (hecho?.versiones.every((una, indice) => una === versiones[indice])) return hecho.indice;
    const cosas = leidas.flatMap(({ hallables }, indice) =>
      hallables().map((cosa) => enClase(cosa, fuentes[indice]!)),
    );
    const este = { versiones, indice: hacerIndice(cosas, sinonimos) };
    hecho = este;
    // What could not be made is tried again by whoever asks next.
    este.indice.catch(() => {
      if (hecho === este) hecho = undefined;
    });
    return este.indice;
  }

  async function encontrar(consulta: string) {
    const palabras = palabrasBuscadas(consulta);
    if (palabras.length === 0) return NADA;
    const indice = await indiceDeAhora();
    const conTodas = indice.buscar(palabras, "todas");
    // Words that only stand somewhere in long texts may have met by chance: what has some of them goes along.
    const bastan =
      conTodas.some(({ aLaVista }) => aLaVista) ||
      (conTodas.length > 0 && palabras.length === 1) ||
      // One of those that say nothing says nothing: only all of them together may mean something.
      palabras.every(esVacia);
    if (bastan)
      return { aciertos: primeroLoDicho(conTodas, consulta), conTodas: conTodas.length > 0, cercanas: [] };
    const conAlguna = (palabras.length > 1 ? indice.buscar(palabras, "alguna") : []).filter(
      ({ cosa }) => !cosa.porTemas,
    );
    const ya = new Set(conTodas.map(({ cosa }) => cosa));
    const aciertos = [...conTodas, ...conAlguna.filter(({ cosa }) => !ya.has(cosa))];
    const cercanas = aciertos.length > 0 ? [] : indice.cercanas(palabras);
    return { aciertos, conTodas: conTodas.length > 0 && conTodas.length === aciertos.length, cercanas };
  }

  const fuenteDe = (clase: string) => fuentes.find((fuente) => fuente.clase === clase)!;

  return {
    esClase: (clase: string) => fuentes.some((fuente) => fuente.clase === clase),

    /** What fits the words, by kind; `clase` leaves one of them, page by page. Beyond the last page is the last. */
    async buscar(escrito: string, clase?: string | null, pedida = 1): Promise<Resultado> {
      const consulta = limpiarConsulta(escrito);
      const hayPeligro = buscaAyuda(escrito);
      const hayUrgencia = hablaDeUrgencia(escrito);
      const { aciertos, ...como } = hayPeligro || hayUrgencia ? NADA : await encontrar(consulta);
      const deClase = agrupar(aciertos, ({ cosa }) => cosa.clase);
      const sola = clase != null && deClase(clase).length > 0 ? clase : null;
      const clases = sola === null ? [...new Set(aciertos.map(({ cosa }) => cosa.clase))] : [sola];
      const paginas = sola === null ? 1 : Math.ceil(deClase(sola).length / DE_UNA_CLASE);
      const pagina = Math.min(Math.max(pedida, 1), paginas);
      const [desde, hasta] =
        sola === null ? [0, DE_CADA_CLASE] : [(pagina - 1) * DE_UNA_CLASE, pagina * DE_UNA_CLASE];
      const grupos = clases.map((esta) => ({
        clase: esta,
        nombre: fuenteDe(esta).nombre,
        total: deClase(esta).length,
        hallazgos: deClase(esta)
          .slice(desde, hasta)
          .map((acierto) => enPantalla(acierto, fuenteDe(esta))),
      }));
      return {
        consulta,
        total: grupos.reduce((suma, { total }) => suma + total, 0),
        grupos,
        pagina,
        paginas,
        ...como,
        hayPeligro,
        hayUrgencia,
        hayMalMomento: hablaDeMalMomento(escrito),
        hayViolencia: hablaDeViolencia(escrito),
      };
    },

    /** Where everything that can be found stands. */
    async direcciones(): Promise<string[]> {
      const leidas = await Promise.all(
        fuentes.filter(({ delSitio }) => !delSitio).map((fuente) => fuente.leer()),
      );
      return leidas.flatMap(({ hallables }) => hallables().map(({ href }) => href));
    },

    /** What is being typed may lead here; of danger, to whom to call and nowhere else. */
    async sugerir(escrito: string): Promise<Sugerencia[]> {
      if (buscaAyuda(escrito)) return [CON_QUIEN_HABLAR];
      if (hablaDeUrgencia(escrito)) return [aQuienLlamar(escrito)];
      const { aciertos } = await encontrar(limpiarConsulta(escrito));
      const halladas = aciertos.map(({ cosa: { href, titulo, clase } }) => ({
        href,
        titulo,
        clase,
        nombre: fuenteDe(clase).nombre,
      }));
      const ayuda = hablaDeMalMomento(escrito) ? [CON_QUIEN_HABLAR] : [];
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

/** Leads to the same search, where both numbers are links. */
const aQuienLlamar = (escrito: string): Sugerencia => ({
  ...CON_QUIEN_HABLAR,
  href: `/buscar?${new URLSearchParams({ q: limpiarConsulta(escrito) })}`,
  titulo: `Llama ahora: ${LINEAS_DE_EMERGENCIA.map(({ nombre, telefono }) => `${nombre}, ${telefono}`).join("; ")}`,
});

/** What it is called counts as a theme of it: "videos" finds them all, "clase de cocina" the class. */
const enClase = (cosa: Hallable, { clase, nombre, delSitio, porTemas }: FuenteDeBusqueda): Indexado => ({
  ...cosa,
  clase,
  porTemas: porTemas === true,
  temas: delSitio ? cosa.temas : [...cosa.temas, nombre],
});

function enPantalla({ cosa, palabras }: Acierto, fuente: FuenteDeBusqueda): Hallazgo {
  const { href, titulo, resumen, detalles, etiqueta } = cosa;
  const deCadaUna = palabras();
  const buscadas = new Set(deCadaUna.flat());
  const aLaVista = new Set(palabrasDe(`${titulo} ${resumen} ${etiqueta?.texto ?? ""}`));
  const faltan = deCadaUna.filter((suyas) => !suyas.some((palabra) => aLaVista.has(palabra)));
  const pasaje = pasajeCon(cosa.texto, faltan) ?? pasajeCon(enTemas(cosa, fuente), faltan);
  return {
    href,
    titulo: marcar(titulo, buscadas),
    resumen: marcar(resumen, buscadas),
    pasaje: pasaje === null ? null : marcar(pasaje, buscadas),
    detalles,
    etiqueta: etiqueta && { ...etiqueta, texto: marcar(etiqueta.texto, buscadas) },
  };
}

/** The themes of a thing as somebody may read them: those of a place are what people call it, and stand nowhere. */
const enTemas = ({ temas }: Indexado, { nombre, delSitio }: FuenteDeBusqueda): string =>
  delSitio
    ? ""
    : temas
        .filter((tema) => tema !== nombre)
        .map((tema) => `Tema: ${tema}`)
        .join("\n");
