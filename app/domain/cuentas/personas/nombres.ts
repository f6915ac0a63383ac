import { z } from "zod";
import { campoDeLinea } from "../../shared/campos";

const LARGO_MAXIMO = 60;

/** Field of letters of any alphabet, and the signs that join names. */
const deLetras = (falta: string) =>
  campoDeLinea(falta)
    .max(LARGO_MAXIMO, `Usa ${LARGO_MAXIMO} caracteres o menos`)
    .regex(/^(?:[\p{L}\p{M}][\p{L}\p{M}'’. -]*)?$/u, "Usa solo letras, espacios, apóstrofos o guiones");

export const nombres = z.object({
  nombre: deLetras("Escribe tus nombres").min(1, "Escribe tus nombres"),
  apePaterno: deLetras("Escribe tu apellido paterno").min(1, "Escribe tu apellido paterno"),
  /** The second surname is optional. */
  apeMaterno: deLetras("Escribe tu apellido materno").default(""),
});
export type Nombres = z.output<typeof nombres>;
