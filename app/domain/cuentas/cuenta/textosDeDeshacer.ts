import { DIAS_PARA_DESHACER } from "./cuenta";

const DIAS = `${DIAS_PARA_DESHACER} días`;

/** For the mails that carry the link. */
export const ALCANCE_DE_DESHACER = `Sirve una vez, durante ${DIAS}. También anula la contraseña, cierra tu cuenta en todos los dispositivos y deshace lo demás que se cambió después y en los ${DIAS} anteriores.`;

/** What `deshacerCambio` takes back, for the page and for the mail. */
export const LO_QUE_SE_ANULA = [
  "la contraseña, y tu cuenta abierta en cualquier dispositivo",
  "los cambios de correo posteriores y los enlaces para recuperarla",
  `la verificación en dos pasos o los códigos de respaldo que se crearon después o en los ${DIAS} anteriores`,
  "el pedido de eliminar la cuenta",
  "la dirección de tu calendario y el acceso de asegurado; el tuyo se vuelve a unir al entrar con él",
  `los datos de compra que se guardaron después o en los ${DIAS} anteriores`,
];

/** What nobody can tell for them whether it is as they left it. */
export const LO_QUE_HAY_QUE_REVISAR = [
  "tus nombres y tu celular: si cambió tu correo, volvieron a ser los de ese momento",
  "tus datos de compra",
  "la verificación en dos pasos, si la tenías antes",
  "tus sesiones reservadas",
];

export const COMO_VOLVER_A_ENTRAR =
  "Para volver a entrar, crea una contraseña nueva. Si no usabas contraseña, entra con tu acceso de asegurado.";
