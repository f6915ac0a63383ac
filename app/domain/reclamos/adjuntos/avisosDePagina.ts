import type { TextosDeAviso } from "../../shared/navegacion/aviso";

export const AVISOS_DE_ADJUNTO = {
  "adjunto-guardado": { icon: "exito", message: "Tu archivo quedó adjunto a tu hoja." },
} as const satisfies TextosDeAviso;

declare module "../../shared/navegacion/aviso" {
  interface Avisos extends Record<keyof typeof AVISOS_DE_ADJUNTO, TextoDeAviso> {}
}
