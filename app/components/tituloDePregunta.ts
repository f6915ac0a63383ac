import { TITULO_DE_AYUDA } from "./ayudaArriba";

interface PreguntaAbierta {
  alarma: "aqui" | "antes" | null;
  progreso: { numero: number; de: number };
}

/** The title of one question of a questionnaire; the help of a danger card comes before its number. */
export function tituloDePregunta(cuestionario: string, { alarma, progreso }: PreguntaAbierta): string {
  const pregunta = `Pregunta ${progreso.numero} de ${progreso.de} · ${cuestionario}`;
  return alarma === "aqui" ? `${TITULO_DE_AYUDA} · ${pregunta}` : pregunta;
}
