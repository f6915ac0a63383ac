import type { Rechazos } from "../../shared/rechazo";
import { z } from "zod";
import { campoDeTexto } from "../../shared/campos";

/** A person's note for the specialist of one session. */
export interface Nota {
  texto: string;
  /** True when the note also shares past sessions of the same specialty: their dates and specialists. */
  comparteHistorial: boolean;
}

export const SIN_NOTA: Nota = { texto: "", comparteHistorial: false };
export const compartesAlgo = ({ texto, comparteHistorial }: Nota) => texto !== "" || comparteHistorial;

/** The stored note. */
export interface NotaDeCita extends Omit<Nota, "texto"> {
  /** Text of the note; null when none of our keys decrypts it. */
  texto: string | null;
  /** Specialist for whom the note was written; another specialist does not see it. */
  idEspecialista: string;
}

/** Sentence for a note that no key decrypts any more. */
export const ILEGIBLE = "No podemos leer esta nota. Puedes borrarla.";

export const LARGO_DE_NOTA = 1000;
/**
 * Days after the start of the session for which a note is kept (Ley 29733, art. 8). It serves that session only; its
 * owner may read it a while longer.
 */
export const DIAS_QUE_SE_GUARDA = 90;

/** Fields of the form of a note. An empty text without the past sessions shares nothing. */
export const formularioDeNota = z.object({
  texto: campoDeTexto("Escribe tu nota")
    .max(LARGO_DE_NOTA, `Escribe ${LARGO_DE_NOTA} letras o menos`)
    .default(""),
  comparteHistorial: z
    .literal("1", "Marca la casilla o déjala vacía")
    .optional()
    .transform((valor) => valor === "1"),
});

/** Fields of the button that stops sharing. */
export const sinNota = z.object({}).transform(() => SIN_NOTA);

export type RechazoDeNota = "cita-no-existe" | "cita-terminada";

export const RECHAZOS_DE_NOTA: Rechazos<RechazoDeNota> = {
  "cita-no-existe": { clase: "not-found", mensaje: "No encontramos esa sesión." },
  "cita-terminada": {
    clase: "conflict",
    mensaje: "Esta sesión ya terminó o está cancelada: no hay con quién compartir.",
  },
};
