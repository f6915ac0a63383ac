import type { Correo, Sobre } from "../../avisos/correo/correo";
import { redactar, SALUDO_SIN_NOMBRE } from "../../avisos/correo/plantilla";
import { VIDA_DE_CODIGO_EN_MINUTOS } from "../identidad/codigo";
import type { Sitio } from "../../shared/marca";

/** Mail to the owner of a document with which somebody tried to sign up. The person at the screen learns nothing. */
export function correoDeDocumentoUsado(sobre: Sobre, sitio: Sitio): Correo {
  return redactar(
    sobre,
    {
      titulo: "Alguien intentó crear una cuenta con tu documento",
      saludo: SALUDO_SIN_NOMBRE,
      parrafos: [
        "Alguien escribió el número de tu documento para crear una cuenta con otro correo. No la creamos: tu documento ya tiene una, la tuya.",
        "Si fuiste tú, entra con este correo o recupera tu contraseña. Si no fuiste tú, no tienes que hacer nada.",
      ],
      enlaces: [{ texto: "Recuperar mi contraseña", url: `${sitio.url}/recuperar-clave` }],
    },
    sitio,
  );
}

/** Mail with the code that proves a mailbox, to sign up or to change the mail of an account. */
export function correoDeCodigo(sobre: Sobre, { codigo }: { codigo: string }, sitio: Sitio): Correo {
  return redactar(
    { ...sobre, secreto: true, urgente: true },
    {
      titulo: "Tu código de verificación",
      saludo: SALUDO_SIN_NOMBRE,
      parrafos: [
        `Escribe este código en la página que te lo pide. Dura ${VIDA_DE_CODIGO_EN_MINUTOS} minutos.`,
        "No lo compartas con nadie: nosotros nunca te lo pediremos. Si no lo pediste, no tienes que hacer nada.",
      ],
      datos: [["Tu código", codigo]],
    },
    sitio,
  );
}
