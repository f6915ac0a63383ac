import type { TextosDeAviso } from "../shared/navegacion/aviso";

export const AVISOS_DE_HISTORIAL = {
  "accion-anotada": { icon: "exito", message: "Lo sumamos a tu historial." },
  "accion-ya-anotada": { icon: "info", message: "Eso ya estaba anotado en ese día." },
  "racha-en-pausa": { reservado: true, icon: "exito", message: "Tus días seguidos te esperan. Cuídate." },
  "racha-sigue": { reservado: true, icon: "exito", message: "Tus días seguidos siguen desde hoy." },
} as const satisfies TextosDeAviso;

declare module "../shared/navegacion/aviso" {
  interface Avisos extends Record<keyof typeof AVISOS_DE_HISTORIAL, TextoDeAviso> {}
}
