export const TEST = "/test-de-bienestar";
export const FORMULARIO = `${TEST}/formulario`;
export const RESULTADOS = `${TEST}/resultados`;
export const RECOMENDACIONES = `${TEST}/recomendaciones`;

export const direccionDePregunta = (cod: string) => `${FORMULARIO}?${new URLSearchParams({ pregunta: cod })}`;
