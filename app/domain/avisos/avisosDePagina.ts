import type { TextosDeAviso } from "../shared/navegacion/aviso";

export const AVISOS_DE_LA_BANDEJA = {
  "notificaciones-vistas": { icon: "exito", message: "Marcamos tus notificaciones como vistas." },
} as const satisfies TextosDeAviso;

declare module "../shared/navegacion/aviso" {
  interface Avisos extends Record<keyof typeof AVISOS_DE_LA_BANDEJA, TextoDeAviso> {}
}
