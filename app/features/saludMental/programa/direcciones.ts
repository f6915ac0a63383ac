import { direccionDeAyuda } from "~/domain/shared/navegacion/ayuda";

export const PROGRAMA = "/programa-salud-mental";
export const RESULTADO = `${PROGRAMA}/gracias`;
/** Address of the help after an answer of danger: numbers to call, and the next steps. */
export const AYUDA = direccionDeAyuda();

/**
 * Address of a question of the programme, by its position. The history of a browser and logs keep addresses, which
 * must not reveal the question.
 */
export const direccionDePregunta = ({ preguntas }: { preguntas: readonly string[] }, cod: string) =>
  `${PROGRAMA}?${new URLSearchParams({ paso: String(preguntas.indexOf(cod) + 1) })}`;
