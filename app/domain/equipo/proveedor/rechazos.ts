import type { Rechazos } from "../../shared/rechazo";
import { RECHAZOS_AL_ENTRAR_AL_EQUIPO } from "../cuentas/cuenta";

/** Refusals of a sign-in by the provider. */
export type RechazoDeProveedor =
  | "sin-grupo"
  | "sin-correo"
  | "sin-verificacion"
  | "cuenta-de-equipo-cerrada"
  | "correo-de-otra-cuenta"
  | "otra-persona"
  | "retorno-alterado"
  | "respuesta-no-valida"
  | "proveedor-caido"
  | "demasiados-intentos";

export const RECHAZOS_DE_PROVEEDOR: Rechazos<RechazoDeProveedor> = {
  "sin-grupo": {
    clase: "forbidden",
    mensaje: "Tu cuenta no está en ningún grupo del equipo. Pide a Sistemas que te agregue a uno.",
  },
  "sin-correo": {
    clase: "forbidden",
    mensaje: "Tu cuenta no nos dio un correo verificado. Pide a Sistemas que lo agregue.",
  },
  "sin-verificacion": {
    clase: "forbidden",
    mensaje: "Entraste sin la verificación que pedimos. Actívala en tu cuenta e inténtalo otra vez.",
  },
  "cuenta-de-equipo-cerrada": { clase: "forbidden", mensaje: "Tu cuenta del equipo está cerrada." },
  "correo-de-otra-cuenta": {
    clase: "conflict",
    mensaje: "Ya hay otra cuenta del equipo con tu correo. Pide a Sistemas que cierre esa primero.",
  },
  "otra-persona": {
    clase: "forbidden",
    mensaje: "Confirmaste con la cuenta de otra persona. La tuya sigue igual.",
  },
  "retorno-alterado": {
    clase: "invalid",
    mensaje: "Esta entrada venció o ya se usó. Empieza otra vez.",
  },
  "respuesta-no-valida": {
    clase: "forbidden",
    mensaje: "No pudimos comprobar la respuesta de tu cuenta. Empieza otra vez o avisa a Sistemas.",
  },
  "demasiados-intentos": RECHAZOS_AL_ENTRAR_AL_EQUIPO["demasiados-intentos"],
  "proveedor-caido": {
    clase: "unavailable",
    mensaje: "El servicio de tu cuenta no responde. Inténtalo en unos minutos.",
  },
};
