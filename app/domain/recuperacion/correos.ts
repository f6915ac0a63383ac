import type { Correo } from "../correo/correo";
import { VIDA_DE_CODIGO_EN_MINUTOS } from "../identidad/codigo";
import { VIDA_DE_ENLACE_EN_MINUTOS } from "./recuperacion";

type Sobre = Pick<Correo, "idCorreo" | "para" | "creadoEn">;

export function correoDeRecuperacion(
  sobre: Sobre,
  { codigo, enlace }: { codigo: string; enlace: string },
): Correo {
  return {
    ...sobre,
    asunto: "Crea una contraseña nueva",
    texto: [
      "Pediste recuperar tu cuenta. Puedes hacerlo de dos maneras:",
      `Con este código, que dura ${VIDA_DE_CODIGO_EN_MINUTOS} minutos: ${codigo}`,
      `Con este enlace, que sirve una vez y dura ${VIDA_DE_ENLACE_EN_MINUTOS} minutos:\n${enlace}`,
      "Si no lo pediste, no tienes que hacer nada: tu contraseña sigue igual.",
    ].join("\n\n"),
  };
}

/** Told to the mail and not on the screen: only its owner learns that there is no account. */
export function correoSinCuenta(sobre: Sobre, { registro }: { registro: string }): Correo {
  return {
    ...sobre,
    asunto: "No encontramos una cuenta con este correo",
    texto: [
      "Alguien pidió recuperar una cuenta con este correo, pero no hay ninguna.",
      `Si fuiste tú, quizá te registraste con otro correo. También puedes crear tu cuenta aquí:\n${registro}`,
      "Si no fuiste tú, no tienes que hacer nada.",
    ].join("\n\n"),
  };
}

export function correoDeDesbloqueo(sobre: Sobre, { enlace }: { enlace: string }): Correo {
  return {
    ...sobre,
    asunto: "Detuvimos los intentos de entrar a tu cuenta",
    texto: [
      "Hubo demasiados intentos de entrar a tu cuenta con una contraseña equivocada, y por eso los detuvimos un momento.",
      `Si fuiste tú, entra sin esperar creando una contraseña nueva. El enlace sirve una vez y dura ${VIDA_DE_ENLACE_EN_MINUTOS} minutos:\n${enlace}`,
      "Si no fuiste tú, tu cuenta sigue a salvo: nadie ha entrado.",
    ].join("\n\n"),
  };
}

export function correoDeClaveCambiada(sobre: Sobre, { recuperar }: { recuperar: string }): Correo {
  return {
    ...sobre,
    asunto: "Tu contraseña cambió",
    texto: [
      "La contraseña de tu cuenta acaba de cambiar y cerramos las sesiones que estaban abiertas.",
      `Si no fuiste tú, crea otra cuanto antes:\n${recuperar}`,
    ].join("\n\n"),
  };
}
