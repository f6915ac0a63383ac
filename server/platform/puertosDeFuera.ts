import type { PuertoDeFuera } from "../../app/domain/shared/maquina";
import type { Fetch } from "./llamada";

const FALLO_DEL_OTRO = 500;

/**
 * Notes when each system outside of the product last answered this process, and when it last did not. It keeps no
 * address, header or body.
 *
 * @example
 * const puertos = makePuertosDeFuera(() => new Date());
 * const emisor = makeEmisorPorHttp(puertos.fetch("Comprobantes"), config.emisor);
 */
export function makePuertosDeFuera(now: () => Date) {
  const deCada = new Map<string, PuertoDeFuera>();
  const anotar = (nombre: string, cambio: Partial<PuertoDeFuera>) => {
    const puerto = deCada.get(nombre);
    if (puerto) deCada.set(nombre, { ...puerto, ...cambio });
  };
  const observar = async <T>(nombre: string, llamada: () => T | Promise<T>): Promise<T> => {
    try {
      const respuesta = await llamada();
      const fallo = respuesta instanceof Response && respuesta.status >= FALLO_DEL_OTRO;
      anotar(nombre, fallo ? { ultimoFallo: now() } : { ultimaBuena: now() });
      return respuesta;
    } catch (error) {
      anotar(nombre, { ultimoFallo: now() });
      throw error;
    }
  };

  return {
    /** Names a system, so that the list has it before the first call. */
    declarar(nombre: string, clase: PuertoDeFuera["clase"]) {
      deCada.set(nombre, { nombre, clase, ultimaBuena: null, ultimoFallo: null });
    },
    /** The global `fetch` with notes. An answer of 500 or more is a failure. */
    fetch:
      (nombre: string): Fetch =>
      (peticion) =>
        observar(nombre, () => globalThis.fetch(peticion)),
    /** A function that calls a system in another way, with notes. */
    llamada:
      <A extends unknown[], T>(nombre: string, llamada: (...datos: A) => Promise<T>) =>
      (...datos: A): Promise<T> =>
        observar(nombre, () => llamada(...datos)),
    lista: (): PuertoDeFuera[] => [...deCada.values()],
  };
}
