import { makeHuella } from "./digest";
import type { Secret } from "./rotation";

/** Finds the rows of a person in tables without a person's id. */
export interface HuellaDePersona {
  /** Digest by the newest key, for writing. */
  (idPersona: number): string;
  /** Digests by every key in use, for reading. */
  posibles: (idPersona: number) => readonly string[];
}

/** Makes digests with the keys of people's answers, so that a copy of the database alone cannot make them. */
export function makeHuellaDePersona(secretoDeRespuestas: Secret): HuellaDePersona {
  const huella = makeHuella(secretoDeRespuestas);
  const nombre = (idPersona: number) => `persona:${idPersona}`;
  return Object.assign((idPersona: number) => huella(nombre(idPersona)), {
    posibles: (idPersona: number) => huella.posibles(nombre(idPersona)),
  });
}
