import { makeHuella } from "./digest";
import type { Secret } from "./rotation";

/** By which the rows of a person are found that do not say whose they are. */
export interface HuellaDePersona {
  /** With the newest key: for what is written. */
  (idPersona: number): string;
  /** Under which they may have been written while a key is replaced. */
  posibles: (idPersona: number) => readonly string[];
}

/** With the keys of what people answered: whoever takes the storage away cannot make it. */
export function makeHuellaDePersona(secretoDeRespuestas: Secret): HuellaDePersona {
  const huella = makeHuella(secretoDeRespuestas);
  const nombre = (idPersona: number) => `persona:${idPersona}`;
  return Object.assign((idPersona: number) => huella(nombre(idPersona)), {
    posibles: (idPersona: number) => huella.posibles(nombre(idPersona)),
  });
}
