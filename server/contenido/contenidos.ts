import type { Coleccion, PiezaDeTipo, Tipo } from "../../app/domain/contenido/contenido";
import { estaPublicada, ordenar } from "../../app/domain/contenido/reglas";
import type { Contenidos } from "../../app/domain/contenido/repositorio";
import type { Fuente } from "./fuente";
import { ContenidoConErrores } from "./problemas";
import { revisar } from "./revisar";

const RESPIRO_EN_MS = 30_000;

interface DepsDeContenidos {
  fuente: Fuente;
  /** The number that `publicar` raises, in the database that all processes share. */
  numeroPublicado: () => Promise<number>;
  now: () => Date;
  alFallar: (error: unknown) => void;
}

/**
 * The content as this process holds it. Who asks after a publication gets the newer one, read once however many ask;
 * if that has errors or cannot be read, the one before goes on being served and the failure is reported.
 */
export function makeContenidos({ fuente, numeroPublicado, now, alFallar }: DepsDeContenidos): Contenidos {
  let actual: { numero: number; coleccion: Coleccion } | undefined;
  let leyendo: { numero: number; lectura: Promise<Coleccion> } | undefined;
  /** Until then nobody asks again a source that could not be read. */
  let respiro = new Date(0);

  /** What is to be served from now on under this number. */
  async function leer(numero: number): Promise<Coleccion> {
    const { coleccion, problemas } = revisar(await fuente.leer());
    if (problemas.length > 0) alFallar(new ContenidoConErrores(problemas));
    // A process that has just begun has no other: it shows what is whole.
    const sigue = problemas.length > 0 && actual ? actual.coleccion : coleccion;
    // A slow reading must not undo a newer one.
    if (!actual || actual.numero < numero) actual = { numero, coleccion: sigue };
    return actual.coleccion;
  }

  async function coleccion(): Promise<Coleccion> {
    const numero = await numeroPublicado();
    if (actual && (actual.numero === numero || now() < respiro)) return actual.coleccion;
    if (leyendo?.numero !== numero) leyendo = { numero, lectura: leer(numero) };
    const esta = leyendo;
    try {
      return await esta.lectura;
    } catch (error) {
      if (!actual) throw error;
      // Whoever waited for the same reading reports it once.
      if (leyendo === esta) {
        respiro = new Date(now().getTime() + RESPIRO_EN_MS);
        alFallar(error);
      }
      return actual.coleccion;
    } finally {
      if (leyendo === esta) leyendo = undefined;
    }
  }

  const deTipo = async <T extends Tipo>(tipo: T) => {
    const { piezas } = await coleccion();
    const ahora = now();
    return piezas.filter(
      (pieza): pieza is PiezaDeTipo[T] => pieza.tipo === tipo && estaPublicada(pieza, ahora),
    );
  };

  return {
    coleccion,
    version: async () => (await coleccion()).version,
    temas: async () => (await coleccion()).temas,
    lista: async (tipo) => ordenar(await deTipo(tipo), "recientes"),
    talleres: async () => {
      const ahora = now();
      return (await coleccion()).talleres.filter((taller) => estaPublicada(taller, ahora));
    },
    porUrl: async (tipo, url) => (await deTipo(tipo)).find((pieza) => pieza.url === url) ?? null,
  };
}
