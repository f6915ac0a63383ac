import type { TextosDeAviso } from "../shared/navegacion/aviso";

export const AVISOS_DE_JUEGO = {
  "juego-guardado": { icon: "exito", message: "Guardamos lo que elegiste." },
} as const satisfies TextosDeAviso;

declare module "../shared/navegacion/aviso" {
  interface Avisos extends Record<keyof typeof AVISOS_DE_JUEGO, TextoDeAviso> {}
}
