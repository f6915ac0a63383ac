import { direccionDeAyuda } from "~/domain/shared/navegacion/ayuda";

export const PROGRAMA = "/programa-salud-mental";
export const RESULTADO = `${PROGRAMA}/gracias`;
/** Whom to call, and what happens next, after an answer that nobody should be left alone with. */
export const AYUDA = direccionDeAyuda();

/** By its place among those that are asked: an address is kept in histories and logs, and tells nobody the question. */
export const direccionDePregunta = ({ preguntas }: { preguntas: readonly string[] }, cod: string) =>
  `${PROGRAMA}?${new URLSearchParams({ paso: String(preguntas.indexOf(cod) + 1) })}`;
