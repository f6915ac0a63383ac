import { z } from "zod";
import { CLAVES_COMUNES } from "./clavesComunes";

export const LARGO_MINIMO_DE_CLAVE = 8;
export const LARGO_MAXIMO_DE_CLAVE = 128;

/** A password that somebody chooses: long enough, and none of those that are tried first. No other rule. */
export const claveNueva = z
  .string("Escribe una contraseña")
  .min(LARGO_MINIMO_DE_CLAVE, `Usa ${LARGO_MINIMO_DE_CLAVE} caracteres o más`)
  .max(LARGO_MAXIMO_DE_CLAVE, `Usa ${LARGO_MAXIMO_DE_CLAVE} caracteres o menos`)
  .refine((clave) => !CLAVES_COMUNES.has(clave.toLowerCase()), {
    message: "Esa contraseña es de las más usadas y se adivina rápido. Elige otra",
  });
