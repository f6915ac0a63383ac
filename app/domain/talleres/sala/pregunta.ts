import { campoDeTexto } from "../../shared/campos";
import { paraOtros } from "../../shared/textoParaOtros";
import type { ClaveDeFecha } from "../inscripciones/inscripcion";

export const ESTADOS_DE_PREGUNTA = ["por-revisar", "publicada", "respondida", "oculta"] as const;
export type EstadoDePregunta = (typeof ESTADOS_DE_PREGUNTA)[number];

/** A person's question to the host. Once published, the others see it without a name. */
export interface Pregunta extends ClaveDeFecha {
  idPregunta: string;
  idPersona: number;
  texto: string;
  estado: EstadoDePregunta;
  creadaEn: Date;
}

export const LARGO_DE_PREGUNTA = 300;
/** Maximum of questions of one person, so that nobody fills the common list. */
export const PREGUNTAS_POR_PERSONA = 5;

export const textoDePregunta = paraOtros(
  campoDeTexto("Escribe tu pregunta.")
    .min(1, "Escribe tu pregunta.")
    .max(LARGO_DE_PREGUNTA, `Tu pregunta lleva a lo más ${LARGO_DE_PREGUNTA} letras.`),
  "de tu pregunta",
);

/** True for questions that everybody in the room sees; each person also sees their own in any state. */
export const laVenTodos = ({ estado }: Pick<Pregunta, "estado">) =>
  estado === "publicada" || estado === "respondida";
