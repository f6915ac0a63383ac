import { z } from "zod";

export const LARGO_MAXIMO_DE_CLAVE = 128;

/** The password that somebody says they have: to come in, or again where a change could outlive the session. */
export const claveDeSiempre = z
  .string("Escribe tu contraseña")
  .max(LARGO_MAXIMO_DE_CLAVE, `Tu contraseña tiene ${LARGO_MAXIMO_DE_CLAVE} caracteres como máximo`);
