import { DIAS_PARA_DESHACER } from "./enlaceParaDeshacer";

const DIAS = `${DIAS_PARA_DESHACER} días`;

/** Sentence about the undo link, for the mails that contain it. */
export const seDeshaceConElEnlace = (conClave: boolean) =>
  `Si no fuiste tú, deshazlo con el enlace de este correo, sin entrar a tu cuenta. Sirve una vez, durante ${DIAS}. También ${conClave ? "anula la contraseña, " : ""}cierra tu cuenta en todos los dispositivos y deshace lo demás que se cambió después y en los ${DIAS} anteriores.${conClave ? "" : " Después entras como siempre, con tu acceso de asegurado."}`;

/** List of everything that `deshacerCambio` undoes, for its page and its mail. */
export const cosasAnuladas = (conClave: boolean) => [
  `${conClave ? "la contraseña, y " : ""}tu cuenta abierta en cualquier dispositivo`,
  "los cambios de correo posteriores y los enlaces para recuperarla",
  ...(conClave
    ? [
        `la verificación en dos pasos o los códigos de respaldo que se crearon después o en los ${DIAS} anteriores`,
      ]
    : []),
  "el pedido de eliminar la cuenta",
  "la dirección de tu calendario",
  "el acceso de asegurado que abre tu cuenta: el tuyo se vuelve a unir cuando entras con él",
  `los datos de compra que se guardaron después o en los ${DIAS} anteriores`,
];

/** List of things that the person must check after an undo. */
export const cosasPorRevisar = (conClave: boolean) => [
  `tus nombres y tu celular: si cambiaron después o en los ${DIAS} anteriores, volvieron a ser los de antes`,
  "tus datos de compra",
  ...(conClave ? ["la verificación en dos pasos, si la tenías antes"] : []),
  "tus sesiones reservadas",
];

/** Steps to sign in after an undo; a person without a password signs in as before. */
export const comoVolverAEntrar = (conClave: boolean) =>
  conClave
    ? {
        texto:
          "Para volver a entrar, crea una contraseña nueva. Si no usabas contraseña, entra con tu acceso de asegurado.",
        enlace: { texto: "Crear una contraseña nueva", ruta: "/recuperar-clave" },
      }
    : {
        texto: "Para volver a entrar, usa tu acceso de asegurado.",
        enlace: { texto: "Entrar con mi acceso de asegurado", ruta: "/iniciar-sesion/rimac" },
      };
