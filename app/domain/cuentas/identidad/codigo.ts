import type { Rechazos } from "../../shared/rechazo";
import { z } from "zod";
import { limpiarNumero } from "../../shared/limpieza";
import { VENTANA_DE_INTENTOS_EN_MINUTOS } from "./identidad";

export const VIDA_DE_CODIGO_EN_MINUTOS = 10;

export const INTENTOS_POR_CODIGO = 5;

/** How many codes go to one mail from one network, and are asked for from one address in all, in a window. */
export const CODIGOS_POR_CORREO = 5;

export const CODIGOS_POR_DIRECCION = 30;

/**
 * How many mails with a code go to one mail in a day: nobody's box is filled by a stranger. From one network, so that
 * one elsewhere does not use up their owner's, and from all of them; a browser that its owner has signed in from is not
 * counted among all, so that nobody keeps them from coming back.
 */
export const CORREOS_DE_UNA_RED_POR_DIA = 15;

export const CORREOS_POR_DIA = 25;

/**
 * Wrong codes in a day for one mail, document or person, however many were asked for: from one network, so that a
 * stranger elsewhere does not use up their owner's, and from all of them. With six digits, whoever has as many networks
 * as they like guesses one code in 1,667 days (600 × 10⁻⁶ a day), and needs thirty networks to close a mail for a day.
 */
export const ERRADOS_DE_UNA_RED_POR_DIA = 20;

export const ERRADOS_POR_DIA = 600;

/** A code that waits to be entered. Only its keyed digest is kept. */
export interface Codigo {
  /** What it proves, such as `registro:<id>`: asking for another one replaces it. */
  idCodigo: string;
  huella: string;
  expiraEn: Date;
}

export const entradaDeCodigo = z.object({
  codigo: z
    .string("Escribe el código de 6 dígitos")
    .max(40, "El código tiene 6 dígitos")
    .transform(limpiarNumero)
    .pipe(z.string().regex(/^\d{6}$/, "El código tiene 6 dígitos")),
});

export type RechazoDeCodigo =
  "codigo-invalido" | "demasiados-codigos" | "demasiados-envios" | "demasiados-envios-hoy";

export const RECHAZOS_DE_CODIGO: Rechazos<RechazoDeCodigo> = {
  "codigo-invalido": {
    clase: "invalid",
    mensaje: `Ese código no es válido o ya venció. Dura ${VIDA_DE_CODIGO_EN_MINUTOS} minutos y admite ${INTENTOS_POR_CODIGO} intentos; puedes pedir otro.`,
  },
  "demasiados-codigos": {
    clase: "too-many",
    mensaje: "Hubo demasiados códigos equivocados hoy. Vuelve a intentarlo mañana, o desde otra red.",
  },
  "demasiados-envios": {
    clase: "too-many",
    mensaje: `Ya enviamos varios códigos. Espera ${VENTANA_DE_INTENTOS_EN_MINUTOS} minutos para pedir otro.`,
  },
  "demasiados-envios-hoy": {
    clase: "too-many",
    mensaje:
      "Hoy ya enviamos muchos códigos a ese correo. Usa el último que recibiste, o pide otro mañana. Quizá puedas desde otra red, en un navegador donde ya entraste.",
  },
};
