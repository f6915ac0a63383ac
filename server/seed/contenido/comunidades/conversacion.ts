import type { Apoyo } from "../../../../app/domain/comunidades/texto";

/** A reply of a demo conversation: who writes, minutes after the beginning, and the text. */
type RespuestaEscrita = readonly [
  de: string,
  minutosDespues: number,
  texto: string,
  apoyos?: readonly Apoyo[],
];

/** A conversation of the demonstration. No pseudonym belongs to a real person. */
export interface ConversacionDeDemostracion {
  de: string;
  /** Hours before the demonstration was written. */
  haceHoras: number;
  texto: string;
  apoyos?: readonly Apoyo[];
  respuestas: readonly RespuestaEscrita[];
}
