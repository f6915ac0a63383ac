import { ContenidoConErrores, type Problema } from "./problemas";

const RESPIRO_EN_MS = 30_000;

/** The valid part of a reading of content, and the problems of the rest. */
export interface Lectura<T> {
  valor: T;
  problemas: readonly Problema[];
}

export interface DepsDePublicado {
  /** Reads the publication number, which `publicar` raises in the database of all processes. */
  numeroPublicado: () => Promise<number>;
  now: () => Date;
  alFallar: (error: unknown) => void;
}

export interface Publicado<T> {
  /** Gives the newest content, after asking the database for the publication number. */
  alDia: () => Promise<T>;
  /** Gives the content that was read last. It waits for nothing, so that it works while the database is down. */
  ultimo: () => T | undefined;
  /** Number of files with problems in the last reading of the content; a failed reading counts as one. */
  conErrores: () => number;
}

/**
 * Holds the editors' content in this process. A request after a publication gets the newer content, which is read once
 * for all. If the newer one has errors or cannot be read, the previous one is still served and the failure is
 * reported.
 */
export function makePublicado<T>(
  leerDeNuevo: (numero: number) => Promise<Lectura<T>>,
  { numeroPublicado, now, alFallar }: DepsDePublicado,
): Publicado<T> {
  let actual: { numero: number; valor: T } | undefined;
  let conErrores = 0;
  let leyendo: { numero: number; lectura: Promise<T> } | undefined;
  /** Instant before which a content source that could not be read is not asked again. */
  let respiro = new Date(0);

  /** Reads the content and gives the value to serve from now on under this publication number. */
  async function leer(numero: number): Promise<T> {
    const { valor, problemas } = await leerDeNuevo(numero).catch((error: unknown) => {
      conErrores = 1;
      throw error;
    });
    conErrores = new Set(problemas.map(({ archivo }) => archivo)).size;
    if (problemas.length > 0) alFallar(new ContenidoConErrores([...problemas]));
    // A process that has not served content before shows the valid part of it.
    const sigue = problemas.length > 0 && actual ? actual.valor : valor;
    // A slow reading of older content must not replace a newer one.
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
      // A failed reading is reported once for all requests that waited for it.
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
