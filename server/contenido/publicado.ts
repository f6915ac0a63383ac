import { ContenidoConErrores, type Problema } from "./problemas";

const RESPIRO_EN_MS = 30_000;

/** What was read, as far as it is right, and what is wrong with the rest. */
export interface Lectura<T> {
  valor: T;
  problemas: readonly Problema[];
}

export interface DepsDePublicado {
  /** The number that `publicar` raises, in the database that all processes share. */
  numeroPublicado: () => Promise<number>;
  now: () => Date;
  alFallar: (error: unknown) => void;
}

export interface Publicado<T> {
  /** Asks the database whether there is a newer one. */
  alDia: () => Promise<T>;
  /** What was read last, by whoever: asks nobody, and so is there while nobody answers. */
  ultimo: () => T | undefined;
  /** How many files the last reading found wrong; what could not be read at all counts as one. */
  conErrores: () => number;
}

/**
 * What editors write, as this process holds it. Who asks after a publication gets the newer one, read once however
 * many ask; if that has errors or cannot be read, the one before goes on being served and the failure is reported.
 */
export function makePublicado<T>(
  leerDeNuevo: () => Promise<Lectura<T>>,
  { numeroPublicado, now, alFallar }: DepsDePublicado,
): Publicado<T> {
  let actual: { numero: number; valor: T } | undefined;
  let conErrores = 0;
  let leyendo: { numero: number; lectura: Promise<T> } | undefined;
  /** Until then nobody asks again a source that could not be read. */
  let respiro = new Date(0);

  /** What is to be served from now on under this number. */
  async function leer(numero: number): Promise<T> {
    const { valor, problemas } = await leerDeNuevo().catch((error: unknown) => {
      conErrores = 1;
      throw error;
    });
    conErrores = new Set(problemas.map(({ archivo }) => archivo)).size;
    if (problemas.length > 0) alFallar(new ContenidoConErrores([...problemas]));
    // A process that has just begun has no other: it shows what is whole.
    const sigue = problemas.length > 0 && actual ? actual.valor : valor;
    // A slow reading must not undo a newer one.
    if (!actual || actual.numero < numero) actual = { numero, valor: sigue };
    return actual.valor;
  }

  async function alDia(): Promise<T> {
    const numero = await numeroPublicado();
    if (actual && (actual.numero === numero || now() < respiro)) return actual.valor;
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
      return actual.valor;
    } finally {
      if (leyendo === esta) leyendo = undefined;
    }
  }

  return { alDia, ultimo: () => actual?.valor, conErrores: () => conErrores };
}
