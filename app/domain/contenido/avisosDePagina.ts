import type { TextosDeAviso } from "../shared/navegacion/aviso";

export const AVISOS_DE_CONTENIDO = {
  "favorito-guardado": { icon: "exito", message: "Lo guardamos en tus favoritos." },
  "favorito-quitado": { icon: "exito", message: "Lo quitamos de tus favoritos." },
  "video-visto": { icon: "exito", message: "Lo marcamos como visto." },
  "video-quitado-de-vistos": { icon: "exito", message: "Lo quitamos de los que viste." },
} as const satisfies TextosDeAviso;

declare module "../shared/navegacion/aviso" {
  interface Avisos extends Record<keyof typeof AVISOS_DE_CONTENIDO, TextoDeAviso> {}
}
