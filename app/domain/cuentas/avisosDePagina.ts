import type { TextosDeAviso } from "../shared/navegacion/aviso";

export const AVISOS_DE_CUENTAS = {
  "cuenta-creada": { icon: "exito", message: "Tu cuenta está lista." },
  "envio-guardado": {
    icon: "info",
    message: "Tu sesión terminó. Inicia sesión y encontrarás lo que escribiste.",
  },
  "envio-recuperado": {
    icon: "info",
    message: "Aquí está lo que escribiste. Todavía no se guardó: envíalo otra vez.",
  },
  "sesion-cerrada": { icon: "exito", message: "Cerraste tu sesión en este dispositivo." },
  "acceso-cerrado": { icon: "exito", message: "Cerramos ese acceso." },
  "accesos-cerrados": { icon: "exito", message: "Cerramos los demás accesos." },
  "nombres-guardados": { icon: "exito", message: "Guardamos tus nombres." },
  "segundo-factor-quitado": { icon: "exito", message: "Quitaste la verificación en dos pasos." },
  confirmado: { icon: "exito", message: "Ya sabemos que eres tú. Sigue donde estabas." },
  "no-confirmado": {
    icon: "info",
    message: "No pudimos confirmar que eres tú. Prueba otra vez con tu acceso de asegurado.",
  },
  "acceso-unido": {
    icon: "exito",
    message: "Unimos tu acceso de asegurado: ya puedes entrar con él a esta misma cuenta.",
  },
  "acceso-quitado": {
    icon: "exito",
    message: "Quitaste tu acceso de asegurado y cerramos tu cuenta en los demás dispositivos.",
  },
  "contacto-guardado": { icon: "exito", message: "Guardamos tus datos de contacto." },
  "correo-cambiado": {
    icon: "exito",
    message: "Tu correo cambió. Avisamos al anterior, que puede deshacerlo durante 7 días.",
  },
  "codigo-enviado": { icon: "exito", message: "Te enviamos otro código. El anterior ya no sirve." },
  // Same text with or without an account, so that it does not reveal whether one exists.
  "codigo-en-camino": {
    icon: "info",
    message: "Si hay una cuenta con esos datos, otro código va en camino. Usa el del último correo.",
  },
  "correo-conservado": { icon: "info", message: "Te quedas con tu correo de siempre." },
  "clave-cambiada": {
    icon: "exito",
    message: "Tu contraseña cambió y cerramos tu cuenta en los demás dispositivos.",
  },
  "preferencias-guardadas": { icon: "exito", message: "Guardamos tus temas y tus avisos." },
  "eliminacion-pedida": { icon: "info", message: "Recibimos tu pedido de eliminar tu cuenta." },
  "eliminacion-cancelada": {
    icon: "exito",
    message: "Cancelaste la eliminación. Tu cuenta sigue como estaba.",
  },
} as const satisfies TextosDeAviso;

declare module "../shared/navegacion/aviso" {
  interface Avisos extends Record<keyof typeof AVISOS_DE_CUENTAS, TextoDeAviso> {}
}
