import { z } from "zod";
import { claveNueva } from "../../cuentas/identidad/clave";
import { claveDeSiempre } from "../../cuentas/identidad/claveDeSiempre";
import {
  INTENTOS_POR_CUENTA,
  INTENTOS_POR_DIRECCION,
  normalizarCorreo,
  VENTANA_DE_INTENTOS_EN_MINUTOS,
} from "../../cuentas/identidad/identidad";
import { campoConForma, campoDeCorreo, campoDeId, campoDeLinea } from "../../shared/campos";
import { UN_DIA_EN_MINUTOS } from "../../shared/duracion";
import type { Rechazos } from "../../shared/rechazo";
import { ROLES, type Rol } from "../derechos/derechos";

export const VIDA_DE_INVITACION_EN_HORAS = 48;
/** Days without a sign-in after which an account closes. */
export const DIAS_SIN_USO = 90;
/** Characters of a member's password; longer than a person's, because it opens the data of many. */
export const LARGO_MINIMO_DE_CLAVE_DE_EQUIPO = 12;

export const LIMITE_POR_CUENTA = {
  tope: INTENTOS_POR_CUENTA,
  ventanaEnMinutos: VENTANA_DE_INTENTOS_EN_MINUTOS,
};
export const LIMITE_POR_RED = {
  tope: INTENTOS_POR_DIRECCION,
  ventanaEnMinutos: VENTANA_DE_INTENTOS_EN_MINUTOS,
};
/** Wrong codes of a member in a day. */
export const LIMITE_DE_CODIGOS_AL_DIA = { tope: 50, ventanaEnMinutos: UN_DIA_EN_MINUTOS };

const correo = campoDeCorreo("Escribe el correo").transform(normalizarCorreo);

export const credencialesDeEquipo = z.object({ correo, clave: claveDeSiempre });

/** Password of an invited member. */
export const claveDeInvitacion = z.object({
  clave: claveNueva.min(
    LARGO_MINIMO_DE_CLAVE_DE_EQUIPO,
    `Usa ${LARGO_MINIMO_DE_CLAVE_DE_EQUIPO} caracteres o más`,
  ),
});

const rol = z.enum(ROLES as [Rol, ...Rol[]], "Elige un rol");
const motivo = campoDeLinea("Escribe el motivo")
  .min(3, "Escribe el motivo")
  .max(200, "Escribe 200 letras o menos");
const idCuenta = campoConForma(/^[\da-f-]{36}$/, "Elige una cuenta");

export const invitacionNueva = z.object({
  correo,
  nombre: campoDeLinea("Escribe el nombre").min(2, "Escribe el nombre").max(80, "Escribe 80 letras o menos"),
  rol,
  motivo,
});
export const pedidoDeRol = z.object({ idCuenta, rol, motivo });
export const rolElegido = z.object({ idRol: campoDeId("Elige un rol") });
export const cierreDeCuenta = z.object({ idCuenta, motivo });
export const cuentaElegida = z.object({ idCuenta });

export type RechazoAlEntrarAlEquipo =
  | "credenciales-invalidas"
  | "demasiados-intentos"
  | "codigo-equivocado"
  | "falta-confirmar"
  | "invitacion-vencida"
  | "sin-acceso";

export const RECHAZOS_AL_ENTRAR_AL_EQUIPO: Rechazos<RechazoAlEntrarAlEquipo> = {
  "credenciales-invalidas": {
    clase: "invalid",
    mensaje: "El correo o la contraseña no coinciden. Revísalos e inténtalo de nuevo.",
  },
  "demasiados-intentos": {
    clase: "too-many",
    mensaje: `Hubo demasiados intentos. Espera ${VENTANA_DE_INTENTOS_EN_MINUTOS} minutos y vuelve a intentarlo.`,
  },
  "falta-confirmar": {
    clase: "forbidden",
    mensaje: "Confirma que eres tú con tu cuenta, y envía otra vez.",
    campo: "codigo",
  },
  "codigo-equivocado": {
    clase: "invalid",
    mensaje: "Ese código no es válido o ya se usó. Espera el siguiente en tu aplicación y escríbelo.",
    campo: "codigo",
  },
  "invitacion-vencida": {
    clase: "gone",
    mensaje: "Esta invitación ya no sirve. Pide otra a Sistemas.",
  },
  "sin-acceso": { clase: "unauthenticated", mensaje: "Tu sesión terminó. Entra otra vez." },
};

export type RechazoDeCuenta =
  | "cuenta-ya-existe"
  | "cuenta-no-existe"
  | "cuenta-cerrada"
  | "rol-ya-pedido"
  | "rol-no-espera"
  | "rol-propio"
  | "ya-hay-sistemas"
  | "roles-por-grupo";

export const RECHAZOS_DE_CUENTA: Rechazos<RechazoDeCuenta> = {
  "cuenta-ya-existe": { clase: "conflict", mensaje: "Ya hay una cuenta con ese correo.", campo: "correo" },
  "cuenta-no-existe": { clase: "not-found", mensaje: "No encontramos esa cuenta." },
  "cuenta-cerrada": { clase: "conflict", mensaje: "Esa cuenta está cerrada o ya fue activada." },
  "rol-ya-pedido": { clase: "conflict", mensaje: "La cuenta ya tiene ese rol, o espera que lo confirmen." },
  "rol-no-espera": { clase: "conflict", mensaje: "Ese rol ya no espera una confirmación." },
  "rol-propio": {
    clase: "forbidden",
    mensaje: "Lo confirma otra persona de Sistemas: ni quien lo pidió ni quien lo recibe.",
  },
  "ya-hay-sistemas": {
    clase: "conflict",
    mensaje: "Ya hay dos cuentas activas de Sistemas: ellas invitan a las demás desde «Equipo y accesos».",
  },
  "roles-por-grupo": {
    clase: "conflict",
    mensaje: "Los roles los dan los grupos de la cuenta de cada persona. Cámbialos allí.",
  },
};
