import type { Rechazos } from "../../shared/rechazo";
import { z } from "zod";
import { campoConForma, campoNormalizado } from "../../shared/campos";
import { limpiarNumero } from "../../shared/limpieza";
import { VENTANA_DE_INTENTOS_EN_MINUTOS } from "./identidad";

export const VIDA_DE_CODIGO_EN_MINUTOS = 10;

export const INTENTOS_POR_CODIGO = 5;

/** Limits in a window: codes to one mail from one network, and requests from one address. */
export const CODIGOS_POR_CORREO = 5;

export const CODIGOS_POR_DIRECCION = 30;

/**
 * Daily limit of mails with a code to one mailbox, so that no stranger fills it. One counter is for each network, so
 * that a stranger elsewhere does not use up the owner's mails; another one is for all networks. A browser in which the
 * owner has signed in is exempt from the second: nobody can keep the owner out.
 */
export const CORREOS_DE_UNA_RED_POR_DIA = 15;

export const CORREOS_POR_DIA = 25;

/**
 * Daily limit of wrong codes for a mail, document or person, over all its codes. One counter is for each network, so
 * that a stranger elsewhere does not use up the owner's tries; another one is for all networks. An attacker with any
 * number of networks guesses a code of six digits in 1,667 days (600 × 10⁻⁶ a day). Blocking a mail for a day needs
 * thirty networks.
 */
export const ERRADOS_DE_UNA_RED_POR_DIA = 20;

export const ERRADOS_POR_DIA = 600;

/** A code that was sent and not entered yet. Only its keyed digest is stored (ASVS 4.0.3, 2.7.5). */
export interface Codigo {
  /** Name of what the code proves, as `registro:<id>`. A new code with the same id replaces the old one. */
  idCodigo: string;
  huella: string;
  expiraEn: Date;
}

export const entradaDeCodigo = z.object({
  codigo: campoNormalizado(limpiarNumero, {
    falta: "Escribe el código de 6 dígitos",
    maximo: 40,
    largo: "El código tiene 6 dígitos",
  }).pipe(campoConForma(/^\d{6}$/, "El código tiene 6 dígitos")),
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
