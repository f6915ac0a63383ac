export const TEST = "/test-de-bienestar";
export const FORMULARIO = `${TEST}/formulario`;
export const RESULTADOS = `${TEST}/resultados`;
export const RECOMENDACIONES = `${TEST}/recomendaciones`;

/** Names a question by its place. Histories and logs keep addresses, and must not tell the question. */
export const direccionDePregunta = ({ preguntas }: { preguntas: readonly string[] }, cod: string) =>
  `${FORMULARIO}?${new URLSearchParams({ paso: String(preguntas.indexOf(cod) + 1) })}`;
