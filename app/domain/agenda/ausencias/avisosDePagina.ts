import type { TextosDeAviso } from "../../shared/navegacion/aviso";

export const AVISOS_DE_AUSENCIA = {
  "ausencia-avisada": { icon: "exito", message: "Recibimos tu aviso. Lo que encontremos lo verás aquí." },
} as const satisfies TextosDeAviso;

declare module "../../shared/navegacion/aviso" {
  interface Avisos extends Record<keyof typeof AVISOS_DE_AUSENCIA, TextoDeAviso> {}
}
