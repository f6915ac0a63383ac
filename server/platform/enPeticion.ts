import { AsyncLocalStorage } from "node:async_hooks";

/** Which request is being answered, and from where it came, as far as that can be trusted. */
interface Peticion {
  id: string;
  red: string;
  /** When it came, by `performance.now()`; undefined in a test that measures no time. */
  empezoEn?: number;
  /** Seconds until the last of the limits that it reached ends; undefined while it reached none. */
  esperaEnSegundos?: number;
}

const enCurso = new AsyncLocalStorage<Peticion>();

/** Whatever is done inside is done for this request. */
export const enPeticion = <T>(peticion: Peticion, atender: () => T): T => enCurso.run(peticion, atender);

/** The least that a call is given, however late it begins. */
const MINIMO_EN_MS = 1_000;

/** What is left of a limit that began with the request under way; the whole of it outside of one. */
export function restoEnMs(limiteEnMs: number): number {
  const empezoEn = enCurso.getStore()?.empezoEn;
  if (empezoEn === undefined) return limiteEnMs;
  return Math.max(MINIMO_EN_MS, Math.floor(limiteEnMs - (performance.now() - empezoEn)));
}

/** Notes that the request under way reached a limit, which ends after these seconds. */
export function anotarEspera(segundos: number): void {
  const peticion = enCurso.getStore();
  if (!peticion) return;
  peticion.esperaEnSegundos = Math.max(peticion.esperaEnSegundos ?? 1, Math.ceil(segundos));
}

/** Undefined where nobody asked: a job, an operator's order. */
export const peticionEnCurso = () => enCurso.getStore();
