import type { TextosDeAviso } from "../shared/navegacion/aviso";

export const AVISOS_DE_CONSENTIMIENTOS = {
  "consentimiento-dado": { icon: "exito", message: "Registramos tu consentimiento." },
  "consentimiento-retirado": { icon: "exito", message: "Retiraste tu consentimiento." },
  "medicion-del-uso-encendida": {
    icon: "exito",
    message: "Encendiste la medición. Puedes apagarla cuando quieras.",
  },
  "medicion-del-uso-apagada": { icon: "exito", message: "Apagaste la medición." },
} as const satisfies TextosDeAviso;

declare module "../shared/navegacion/aviso" {
  interface Avisos extends Record<keyof typeof AVISOS_DE_CONSENTIMIENTOS, TextoDeAviso> {}
}
