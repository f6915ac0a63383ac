import { AsyncLocalStorage } from "node:async_hooks";

/** The present request, with its network as far as that can be trusted. */
interface Peticion {
  id: string;
  red: string;
  /** Arrival of the request, by `performance.now()`; undefined in tests that measure no time. */
  empezoEn?: number;
  /** Seconds until the last limit that the request reached ends; undefined when it reached none. */
  esperaEnSegundos?: number;
}

/** Database reads that the parts of one request share, by name. */
type Lecturas = Map<string, Promise<unknown>>;

/**
 * Store of the request in progress and of its shared database reads. It is one store: on Node 20 and 22 each further
 * `AsyncLocalStorage` slows every promise of the process.
 */
const enCurso = new AsyncLocalStorage<{ peticion?: Peticion; lecturas?: Lecturas }>();

/** Runs `atender` as part of this request. */
export const enPeticion = <T>(peticion: Peticion, atender: () => T): T => enCurso.run({ peticion }, atender);

/** Runs `mirar` with these shared readings; the present request stays the same. */
export const conLecturas = <T>(lecturas: Lecturas, mirar: () => T): T =>
  enCurso.run({ ...enCurso.getStore(), lecturas }, mirar);

/** Shared readings of the present request; undefined outside of `enUnaMirada`. */
export const lecturasEnCurso = () => enCurso.getStore()?.lecturas;

/** Ends the sharing of everything that the present request has read: later readings ask the database again. */
export function olvidarLecturas(): void {
  const actual = enCurso.getStore();
  // A reading that is still under way keeps the old map, of which nobody asks any more.
  if (actual?.lecturas) actual.lecturas = new Map();
}

/** Shortest limit of an outgoing call in milliseconds, however late it begins. */
const MINIMO_EN_MS = 1_000;

/** Rest of a limit that began with the present request; outside of a request, the whole limit. */
export function restoEnMs(limiteEnMs: number): number {
  const empezoEn = peticionEnCurso()?.empezoEn;
  if (empezoEn === undefined) return limiteEnMs;
  return Math.max(MINIMO_EN_MS, Math.floor(limiteEnMs - (performance.now() - empezoEn)));
}

/** Notes that the present request reached a limit, which ends after this many seconds. */
export function anotarEspera(segundos: number): void {
  const peticion = peticionEnCurso();
  if (!peticion) return;
  peticion.esperaEnSegundos = Math.max(peticion.esperaEnSegundos ?? 1, Math.ceil(segundos));
}

/** The present request; undefined in a job or an order of the command line. */
export const peticionEnCurso = () => enCurso.getStore()?.peticion;
