import type { Rechazos } from "../../shared/rechazo";

export type RechazoDeCampania =
  | "campania-cerrada"
  | "campania-no-existe"
  | "campania-sin-codigo"
  | "codigo-no-vale"
  | "demasiados-codigos"
  | "plan-sin-campania";

export const RECHAZOS_DE_CAMPANIA: Rechazos<RechazoDeCampania> = {
  "campania-no-existe": { clase: "not-found", mensaje: "No encontramos ese reto." },
  "campania-cerrada": { clase: "conflict", mensaje: "Este reto no está abierto ahora." },
  "campania-sin-codigo": { clase: "conflict", mensaje: "Este reto no pide un código." },
  "plan-sin-campania": { clase: "forbidden", mensaje: "Este reto es para personas con otro plan." },
  "codigo-no-vale": { clase: "invalid", campo: "codigo", mensaje: "Ese código no vale para este reto." },
  "demasiados-codigos": {
    clase: "too-many",
    campo: "codigo",
    mensaje: "Probaste muchos códigos. Vuelve a intentarlo en 24 horas.",
  },
};
