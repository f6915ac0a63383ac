import { reservados, type TextosDeAviso } from "../shared/navegacion/aviso";

export const AVISOS_DE_JUEGO = {
  "juego-guardado": { icon: "exito", message: "Guardamos lo que elegiste." },
} as const satisfies TextosDeAviso;

export const AVISOS_DE_CAMPANIA = reservados({
  "dia-registrado": { icon: "exito", message: "Registraste el día de hoy." },
  "dia-ya-registrado": { icon: "info", message: "Hoy ya estaba registrado." },
  "reto-en-pausa": { icon: "exito", message: "Tu racha te espera. Cuídate." },
  "reto-sigue": { icon: "exito", message: "Tu racha sigue desde hoy." },
  "reto-validado": { icon: "exito", message: "Validamos tu participación." },
});

declare module "../shared/navegacion/aviso" {
  interface Avisos extends Record<
    keyof typeof AVISOS_DE_CAMPANIA | keyof typeof AVISOS_DE_JUEGO,
    TextoDeAviso
  > {}
}
