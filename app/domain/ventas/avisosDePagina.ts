import type { TextosDeAviso } from "../shared/navegacion/aviso";

export const AVISOS_DE_VENTAS = {
  "compra-guardada": { icon: "exito", message: "Guardamos tus datos de compra." },
  "cupon-sin-usar": { icon: "info", message: "Usaste tu saldo. Tu cupón no se usó." },
} as const satisfies TextosDeAviso;

declare module "../shared/navegacion/aviso" {
  interface Avisos extends Record<keyof typeof AVISOS_DE_VENTAS, TextoDeAviso> {}
}
