import type { Correo } from "../correo/correo";
import { VIDA_DE_CODIGO_EN_MINUTOS } from "../identidad/codigo";

interface Datos {
  idCorreo: string;
  para: string;
  codigo: string;
  now: Date;
}

/** The code to prove a mail with: to sign up, or to change the mail of an account. */
export function correoDeCodigo({ idCorreo, para, codigo, now }: Datos): Correo {
  return {
    idCorreo,
    para,
    asunto: `${codigo} es tu código de verificación`,
    texto: [
      `Tu código de verificación es ${codigo}.`,
      `Dura ${VIDA_DE_CODIGO_EN_MINUTOS} minutos. No lo compartas con nadie: nosotros nunca te lo pediremos.`,
      "Si no lo pediste, no tienes que hacer nada.",
    ].join("\n\n"),
    creadoEn: now,
  };
}
