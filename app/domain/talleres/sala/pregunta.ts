import { z } from "zod";
import type { ClaveDeFecha } from "../inscripciones/inscripcion";

export const ESTADOS_DE_PREGUNTA = ["por-revisar", "publicada", "respondida", "oculta"] as const;
export type EstadoDePregunta = (typeof ESTADOS_DE_PREGUNTA)[number];

/** What somebody asks whoever leads a workshop. The others read it once it is published, without a name. */
export interface Pregunta extends ClaveDeFecha {
  idPregunta: string;
  idPersona: number;
  texto: string;
  estado: EstadoDePregunta;
  creadaEn: Date;
}

export const LARGO_DE_PREGUNTA = 300;
/** So that one person does not fill the list of all. */
export const PREGUNTAS_POR_PERSONA = 5;

/** What nobody sees and turns what everybody sees around. */
const NI_VE_NI_LEE = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

export const textoDePregunta = z
  .string("Escribe tu pregunta.")
  .transform((texto) => texto.replace(NI_VE_NI_LEE, "").trim())
  .pipe(
    z
      .string()
      .min(1, "Escribe tu pregunta.")
      .max(LARGO_DE_PREGUNTA, `Tu pregunta lleva a lo más ${LARGO_DE_PREGUNTA} letras.`),
  );

/** What everybody in the room reads; each person sees their own besides, whatever became of it. */
export const laVenTodos = ({ estado }: Pick<Pregunta, "estado">) =>
  estado === "publicada" || estado === "respondida";
