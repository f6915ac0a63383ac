import type { Correo, Sobre } from "../../avisos/correo/correo";
import { redactar, SALUDO_SIN_NOMBRE } from "../../avisos/correo/plantilla";
import { VIDA_DE_CODIGO_EN_MINUTOS } from "../identidad/codigo";
import type { Sitio } from "../../shared/marca";
import { VIDA_DE_ENLACE_EN_MINUTOS } from "./recuperacion";

export function correoDeRecuperacion(
  sobre: Sobre,
  { codigo, enlace }: { codigo: string; enlace: string },
  sitio: Sitio,
): Correo {
  return redactar(
    { ...sobre, secreto: true, urgente: true },
    {
      titulo: "Crea una contraseña nueva",
      saludo: SALUDO_SIN_NOMBRE,
      parrafos: [
        `Pediste recuperar tu cuenta. Puedes hacerlo con este código, que dura ${VIDA_DE_CODIGO_EN_MINUTOS} minutos, o con el enlace, que sirve una vez y dura ${VIDA_DE_ENLACE_EN_MINUTOS} minutos.`,
        "Si no lo pediste, no tienes que hacer nada: tu contraseña sigue igual.",
      ],
      datos: [["Tu código", codigo]],
      enlaces: [{ texto: "Crear mi contraseña", url: enlace }],
    },
    sitio,
  );
}

/**
 * Mail for an address without an account. The screen does not tell that, so that only the reader of the mailbox learns
 * it.
 */
export function correoSinCuenta(sobre: Sobre, { registro }: { registro: string }, sitio: Sitio): Correo {
  return redactar(
    { ...sobre, urgente: true },
    {
      titulo: "No encontramos una cuenta con este correo",
      saludo: SALUDO_SIN_NOMBRE,
      parrafos: [
        "Alguien pidió recuperar una cuenta con este correo, pero no hay ninguna.",
        "Si fuiste tú, quizá te registraste con otro correo. También puedes crear tu cuenta.",
        "Si no fuiste tú, no tienes que hacer nada.",
      ],
      enlaces: [{ texto: "Crear mi cuenta", url: registro }],
    },
    sitio,
  );
}

export function correoDeDesbloqueo(sobre: Sobre, { enlace }: { enlace: string }, sitio: Sitio): Correo {
  return redactar(
    { ...sobre, secreto: true, urgente: true },
    {
      titulo: "Detuvimos los intentos de entrar a tu cuenta",
      saludo: SALUDO_SIN_NOMBRE,
      parrafos: [
        "Hubo demasiados intentos de entrar a tu cuenta con una contraseña equivocada, y por eso los detuvimos un momento.",
        `Si fuiste tú, entra sin esperar creando una contraseña nueva. El enlace sirve una vez y dura ${VIDA_DE_ENLACE_EN_MINUTOS} minutos.`,
        "Si no fuiste tú, tu cuenta sigue a salvo: nadie ha entrado.",
      ],
      enlaces: [{ texto: "Crear una contraseña nueva", url: enlace }],
    },
    sitio,
  );
}
