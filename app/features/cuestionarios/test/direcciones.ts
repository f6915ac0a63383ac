export const TEST = "/test-de-bienestar";
export const FORMULARIO = `${TEST}/formulario`;
export const RESULTADOS = `${TEST}/resultados`;
export const RECOMENDACIONES = `${TEST}/recomendaciones`;

/** By its place among those that are asked: an address is kept in histories and logs, and tells nobody the question. */
export const direccionDePregunta = ({ preguntas }: { preguntas: readonly string[] }, cod: string) =>
  `${FORMULARIO}?${new URLSearchParams({ paso: String(preguntas.indexOf(cod) + 1) })}`;
