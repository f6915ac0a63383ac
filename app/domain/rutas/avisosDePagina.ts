import type { TextosDeAviso } from "../shared/navegacion/aviso";

export const AVISOS_DE_RUTAS = {
  "paso-hecho": { icon: "exito", message: "Listo, quedó anotado." },
  "ruta-empezada": { icon: "exito", message: "Empezaste la ruta." },
  "ruta-pausada": { icon: "exito", message: "Tu ruta está en pausa. No pierdes nada." },
  "ruta-retomada": { icon: "exito", message: "Sigues la ruta donde la dejaste." },
  "ruta-dejada": { icon: "exito", message: "Dejaste la ruta. Lo que hiciste sigue guardado." },
  "ritmo-libre": { icon: "exito", message: "Ahora vas a tu ritmo. Todos los pasos están abiertos." },
  "ritmo-diario": { icon: "exito", message: "Ahora vas un paso al día." },
  "recordatorios-guardados": { icon: "exito", message: "Te recordaremos esos días a esa hora." },
  "recordatorios-apagados": { icon: "exito", message: "Apagamos los recordatorios." },
} as const satisfies TextosDeAviso;

declare module "../shared/navegacion/aviso" {
  interface Avisos extends Record<keyof typeof AVISOS_DE_RUTAS, TextoDeAviso> {}
}
