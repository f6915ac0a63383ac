import { campoExacto } from "../../shared/campos";

export const LARGO_MAXIMO_DE_CLAVE = 128;

/** Field of the current password, for signing in and for changes that would outlast a stolen session. */
export const claveDeSiempre = campoExacto(
  LARGO_MAXIMO_DE_CLAVE,
  `Tu contraseña tiene ${LARGO_MAXIMO_DE_CLAVE} caracteres como máximo`,
  "Escribe tu contraseña",
);
