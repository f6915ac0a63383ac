import { direccionDeAyuda } from "~/domain/shared/navegacion/ayuda";

export const PROGRAMA = "/programa-salud-mental";
export const RESULTADO = `${PROGRAMA}/gracias`;
/** Address of the help after an answer of danger: numbers to call, and the next steps. */
export const AYUDA = direccionDeAyuda();

/** Names a question by its place. Histories and logs keep addresses, and must not tell the question. */
export const direccionDePregunta = ({ preguntas }: { preguntas: readonly string[] }, cod: string) =>
  `${PROGRAMA}?${new URLSearchParams({ paso: String(preguntas.indexOf(cod) + 1) })}`;
