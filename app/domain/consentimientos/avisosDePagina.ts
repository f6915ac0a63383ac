import type { TextosDeAviso } from "../shared/navegacion/aviso";

export const AVISOS_DE_CONSENTIMIENTOS = {
  "terminos-aceptados": { icon: "exito", message: "Aceptaste los términos. Ya puedes seguir." },
  "consentimiento-dado": { icon: "exito", message: "Registramos tu consentimiento." },
  "consentimiento-retirado": { icon: "exito", message: "Retiraste tu consentimiento." },
  "participacion-retirada": {
    icon: "exito",
    message: "Retiraste tu participación. Si vuelves a participar antes del cierre, recuperas tu número.",
  },
  "sin-participacion": { icon: "info", message: "Ya no participabas en este sorteo." },
  "medicion-del-uso-encendida": {
    icon: "exito",
    message: "Encendiste la medición. Puedes apagarla cuando quieras.",
  },
  "medicion-del-uso-sin-google": {
    icon: "exito",
    message: "Google ya no las recibe. La medición sigue encendida.",
  },
  "medicion-del-uso-apagada": { icon: "exito", message: "Apagaste la medición." },
} as const satisfies TextosDeAviso;

declare module "../shared/navegacion/aviso" {
  interface Avisos extends Record<keyof typeof AVISOS_DE_CONSENTIMIENTOS, TextoDeAviso> {}
}
