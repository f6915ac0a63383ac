import { AsyncLocalStorage } from "node:async_hooks";

/** Which request is being answered, and from where it came, as far as that can be trusted. */
interface Peticion {
  id: string;
  red: string;
  /** Seconds until the last of the limits that it reached ends; undefined while it reached none. */
  esperaEnSegundos?: number;
}

const enCurso = new AsyncLocalStorage<Peticion>();

/** Whatever is done inside is done for this request. */
export const enPeticion = <T>(peticion: Peticion, atender: () => T): T => enCurso.run(peticion, atender);

/** Notes that the request under way reached a limit, which ends after these seconds. */
export function anotarEspera(segundos: number): void {
  const peticion = enCurso.getStore();
  if (!peticion) return;
  peticion.esperaEnSegundos = Math.max(peticion.esperaEnSegundos ?? 1, Math.ceil(segundos));
}

/** Undefined where nobody asked: a job, an operator's order. */
export const peticionEnCurso = () => enCurso.getStore();
