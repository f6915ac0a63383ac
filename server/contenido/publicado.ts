import { ContenidoConErrores, type Problema } from "./problemas";

const RESPIRO_EN_MS = 30_000;

/** The valid part of a reading, and the problems of the rest. */
export interface Lectura<T> {
  valor: T;
  problemas: readonly Problema[];
}

export interface DepsDePublicado {
  /** The publication number that `publicar` raises, in the database of all processes. */
  numeroPublicado: () => Promise<number>;
  now: () => Date;
  alFallar: (error: unknown) => void;
}

export interface Publicado<T> {
  /** Returns the newest value, after asking the database for its number. */
  alDia: () => Promise<T>;
  /** Returns the last value that was read. It waits for nothing, so that it works while the database is down. */
  ultimo: () => T | undefined;
  /** Number of files with problems in the last reading; a failed reading counts as one. */
  conErrores: () => number;
}

/**
 * Holds the editors' content in this process. A request after a publication gets the newer one, which is read once for
 * all. If that has errors or cannot be read, the previous one is still served and the failure is reported.
 */
export function makePublicado<T>(
  leerDeNuevo: (numero: number) => Promise<Lectura<T>>,
  { numeroPublicado, now, alFallar }: DepsDePublicado,
): Publicado<T> {
  let actual: { numero: number; valor: T } | undefined;
  let conErrores = 0;
  let leyendo: { numero: number; lectura: Promise<T> } | undefined;
  /** A source that could not be read is not asked again before this time. */
  let respiro = new Date(0);

  /** Reads and returns the value to serve from now on under this number. */
  async function leer(numero: number): Promise<T> {
    const { valor, problemas } = await leerDeNuevo(numero).catch((error: unknown) => {
      conErrores = 1;
      throw error;
    });
    conErrores = new Set(problemas.map(({ archivo }) => archivo)).size;
    if (problemas.length > 0) alFallar(new ContenidoConErrores([...problemas]));
    // A process without an earlier value shows the valid part.
    const sigue = problemas.length > 0 && actual ? actual.valor : valor;
    // A slow reading must not undo a newer one.
    if (!actual || actual.numero < numero) actual = { numero, valor: sigue };
    return actual.valor;
  }

  async function alDia(): Promise<T> {
    const numero = await numeroPublicado();
    if (actual && (actual.numero === numero || now() < respiro)) return actual.valor;
    if (leyendo?.numero !== numero) leyendo = { numero, lectura: leer(numero) };
    const enCurso = leyendo;
    try {
      return await enCurso.lectura;
    } catch (error) {
      if (!actual) throw error;
      // A failure is reported once for all that waited for this reading.
      if (leyendo === enCurso) {
        respiro = new Date(now().getTime() + RESPIRO_EN_MS);
        alFallar(error);
      }
      return actual.valor;
    } finally {
      if (leyendo === enCurso) leyendo = undefined;
    }
  }

  return { alDia, ultimo: () => actual?.valor, conErrores: () => conErrores };
}
