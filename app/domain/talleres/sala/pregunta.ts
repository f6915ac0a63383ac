import { campoDeTexto } from "../../shared/campos";
import { paraOtros } from "../../shared/textoParaOtros";
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

export const textoDePregunta = paraOtros(
  campoDeTexto("Escribe tu pregunta.")
    .min(1, "Escribe tu pregunta.")
    .max(LARGO_DE_PREGUNTA, `Tu pregunta lleva a lo más ${LARGO_DE_PREGUNTA} letras.`),
  "de tu pregunta",
);

/** What everybody in the room reads; each person sees their own besides, whatever became of it. */
export const laVenTodos = ({ estado }: Pick<Pregunta, "estado">) =>
  estado === "publicada" || estado === "respondida";
