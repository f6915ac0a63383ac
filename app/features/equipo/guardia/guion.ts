/** Steps of the call, each with words to say. */
export const GUION: readonly { paso: string; palabras: string }[] = [
  {
    paso: "Preséntate y pregunta si puede hablar.",
    palabras: "Te llamo de Bienestar para saber cómo estás.",
  },
  {
    paso: "Escucha sin apuro. No juzgues ni discutas.",
    palabras: "Gracias por contármelo. No estás sola ni solo.",
  },
  { paso: "Pregunta de frente.", palabras: "¿Estás pensando en morir o en hacerte daño? ¿Ahora?" },
  { paso: "Busca compañía.", palabras: "¿Quién puede estar contigo en este momento?" },
  { paso: "Deja una ayuda a mano.", palabras: "La Línea 113, opción 5, contesta gratis a toda hora." },
];

/** Rules for a call that goes badly. */
export const SI_HAY_PELIGRO =
  "Si hay peligro ahora, no cortes: pide el lugar y que otra persona llame al SAMU, 106, o a la Policía, 105.";
export const SI_NO_CONTESTA =
  "Si no contesta, prueba tres veces en 15 minutos. No dejes mensajes ni cuentes a nadie por qué llamas.";
