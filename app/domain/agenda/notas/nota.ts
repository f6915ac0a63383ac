import type { Rechazos } from "../../shared/rechazo";
import { z } from "zod";
import { campoDeTexto } from "../../shared/campos";

/** What a person lets the specialist of one session know before it, and nobody else. */
export interface Nota {
  texto: string;
  /** Their earlier sessions of the same specialty: when, and with whom. */
  comparteHistorial: boolean;
}

export const SIN_NOTA: Nota = { texto: "", comparteHistorial: false };
export const compartesAlgo = ({ texto, comparteHistorial }: Nota) => texto !== "" || comparteHistorial;

/** As it is kept. */
export interface NotaDeCita extends Omit<Nota, "texto"> {
  /** Null where none of our keys opens it. */
  texto: string | null;
  /** Whom it was written for: another specialist does not see it. */
  idEspecialista: string;
}

/** What its owner reads in the place of what nobody can open any more. */
export const ILEGIBLE = "No podemos leer esta nota. Puedes borrarla.";

export const LARGO_DE_NOTA = 1000;
/** It is of use to the session only; its owner may read it a while longer. */
export const DIAS_QUE_SE_GUARDA = 90;

/** An empty one without the history shares nothing. */
export const formularioDeNota = z.object({
  texto: campoDeTexto("Escribe tu nota")
    .max(LARGO_DE_NOTA, `Escribe ${LARGO_DE_NOTA} letras o menos`)
    .default(""),
  comparteHistorial: z
    .literal("1", "Marca la casilla o déjala vacía")
    .optional()
    .transform((valor) => valor === "1"),
});

/** The button that shares nothing any more. */
export const sinNota = z.object({}).transform(() => SIN_NOTA);

export type RechazoDeNota = "cita-no-existe" | "cita-terminada";

export const RECHAZOS_DE_NOTA: Rechazos<RechazoDeNota> = {
  "cita-no-existe": { clase: "not-found", mensaje: "No encontramos esa sesión." },
  "cita-terminada": {
    clase: "conflict",
    mensaje: "Esta sesión ya terminó o está cancelada: no hay con quién compartir.",
  },
};
