import { TITULO_DE_AYUDA } from "./ayudaArriba";

interface PreguntaAbierta {
  alarma: "aqui" | "antes" | null;
  progreso: { numero: number };
}

/**
 * Title of one question of a questionnaire. After an answer of danger the help comes before the number of the
 * question.
 */
export function tituloDePregunta(cuestionario: string, { alarma, progreso }: PreguntaAbierta): string {
  const pregunta = `Pregunta ${progreso.numero} · ${cuestionario}`;
  return alarma === "aqui" ? `${TITULO_DE_AYUDA} · ${pregunta}` : pregunta;
}
