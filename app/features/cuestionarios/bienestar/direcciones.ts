import { DIRECCION_DEL_TEST, RESULTADOS_DEL_TEST } from "~/domain/shared/navegacion/destino";

export const TEST = DIRECCION_DEL_TEST;
export const FORMULARIO = `${TEST}/formulario`;
export const RESULTADOS = RESULTADOS_DEL_TEST;
export const RECOMENDACIONES = `${TEST}/recomendaciones`;

/**
 * Address of a question of the test, by its position. The history of a browser and logs keep addresses, which must not
 * reveal the question.
 */
export const direccionDePregunta = ({ preguntas }: { preguntas: readonly string[] }, cod: string) =>
  `${FORMULARIO}?${new URLSearchParams({ paso: String(preguntas.indexOf(cod) + 1) })}`;
