import type { Correo, Sobre } from "../correo/correo";
import { redactar, SALUDO_SIN_NOMBRE } from "../correo/plantilla";
import { VIDA_DE_CODIGO_EN_MINUTOS } from "../identidad/codigo";
import type { Sitio } from "../marca";

/** The code to prove a mail with: to sign up, or to change the mail of an account. */
export function correoDeCodigo(sobre: Sobre, { codigo }: { codigo: string }, sitio: Sitio): Correo {
  return redactar(
    { ...sobre, asunto: `${codigo} es tu código de verificación` },
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
