import { AsyncLocalStorage } from "node:async_hooks";

/** Which request is being answered, and from where it came, as far as that can be trusted. */
interface Peticion {
  id: string;
  red: string;
}

const enCurso = new AsyncLocalStorage<Peticion>();

/** Whatever is done inside is done for this request. */
export const enPeticion = <T>(peticion: Peticion, atender: () => T): T => enCurso.run(peticion, atender);

/** Undefined where nobody asked: a job, an operator's order. */
export const peticionEnCurso = () => enCurso.getStore();
