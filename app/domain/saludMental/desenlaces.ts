/** Outcomes of an alert. None of them tells anything of what was said. */
export const DESENLACES = {
  hablamos: "Hablé con la persona",
  "con-ayuda": "Quedó con la Línea 113, el SAMU u otra ayuda",
  acompanada: "Quedó acompañada por alguien de confianza",
  "sin-respuesta": "No contestó a ninguna llamada",
  "contacto-equivocado": "El contacto no es de esa persona",
} as const;

export type Desenlace = keyof typeof DESENLACES;

export const CODIGOS_DE_DESENLACE = Object.keys(DESENLACES) as [Desenlace, ...Desenlace[]];
