import type { Contenidos } from "../contenido/repositorio";
import type { FuenteDeBusqueda } from "../shared/busqueda/fuente";
import { agrupar } from "../shared/agrupar";
import { hablaDePeligro, limpiarConsulta, palabrasBuscadas } from "./consulta";
import type { Acierto, HacerIndice, Indexado, Indice } from "./indice";
import { marcar, type Trozo } from "./palabras";

/** Of each kind, beside the others; and where only one is asked for. */
const DE_CADA_CLASE = 6;
const DE_UNA_CLASE = 48;
const SUGERENCIAS = 6;

export interface Hallazgo {
  href: string;
  titulo: Trozo[];
  resumen: Trozo[];
  detalles: string;
  etiqueta: { texto: string; color: string } | null;
}

export type Sugerencia = Pick<Indexado, "href" | "titulo">;

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
  /** Whether every word is in each of them; if not, at least one. */
  conTodas: boolean;
  /** Where nothing was found: words to try. */
  cercanas: string[];
  hayPeligro: boolean;
}

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
      hallables().map((cosa) => ({ ...cosa, clase: fuentes[indice]!.clase })),
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
    if (palabras.length === 0) return { aciertos: [], conTodas: false, cercanas: [] };
    const indice = await indiceDeAhora();
    const conTodas = indice.buscar(palabras, "todas");
    if (conTodas.length > 0) return { aciertos: conTodas, conTodas: true, cercanas: [] };
    const conAlguna = palabras.length > 1 ? indice.buscar(palabras, "alguna") : [];
    const cercanas = conAlguna.length > 0 ? [] : indice.cercanas(palabras);
    return { aciertos: conAlguna, conTodas: false, cercanas };
  }

  return {
    /** What fits the words, by kind; `clase` leaves one of them. */
    async buscar(escrito: string, clase?: string | null): Promise<Resultado> {
      const consulta = limpiarConsulta(escrito);
      const { aciertos, ...como } = await encontrar(consulta);
      const deClase = agrupar(aciertos, ({ cosa }) => cosa.clase);
      const sola = clase != null && deClase(clase).length > 0 ? clase : null;
      const clases = sola === null ? [...new Set(aciertos.map(({ cosa }) => cosa.clase))] : [sola];
      const grupos = clases.map((esta) => ({
        clase: esta,
        nombre: fuentes.find((fuente) => fuente.clase === esta)!.nombre,
        total: deClase(esta).length,
        hallazgos: deClase(esta)
          .slice(0, sola === null ? DE_CADA_CLASE : DE_UNA_CLASE)
          .map(enPantalla),
      }));
      return {
        consulta,
        total: grupos.reduce((suma, { total }) => suma + total, 0),
        grupos,
        ...como,
        hayPeligro: hablaDePeligro(consulta),
      };
    },

    /** Where everything that can be found stands. */
    async direcciones(): Promise<string[]> {
      const leidas = await Promise.all(fuentes.map((fuente) => fuente.leer()));
      return leidas.flatMap(({ hallables }) => hallables().map(({ href }) => href));
    },

    /** What is being typed may lead here. */
    async sugerir(escrito: string): Promise<Sugerencia[]> {
      const { aciertos } = await encontrar(limpiarConsulta(escrito));
      return aciertos.slice(0, SUGERENCIAS).map(({ cosa: { href, titulo } }) => ({ href, titulo }));
    },
  };
}

function enPantalla({ cosa: { href, titulo, resumen, detalles, etiqueta }, palabras }: Acierto): Hallazgo {
  const buscadas = new Set(palabras());
  return { href, titulo: marcar(titulo, buscadas), resumen: marcar(resumen, buscadas), detalles, etiqueta };
}
