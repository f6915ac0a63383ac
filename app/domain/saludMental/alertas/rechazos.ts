import type { Rechazos } from "../../shared/rechazo";

export type RechazoDeAlerta =
  | "alerta-no-existe"
  | "alerta-acusada"
  | "alerta-sin-tomar"
  | "alerta-ajena"
  | "alerta-terminada"
  | "sin-turno";
export const RECHAZOS_DE_ALERTA: Rechazos<RechazoDeAlerta> = {
  "alerta-no-existe": { clase: "not-found", mensaje: "No hay una alerta con ese código." },
  "alerta-acusada": { clase: "conflict", mensaje: "Otra persona ya tomó esa alerta." },
  "alerta-sin-tomar": { clase: "conflict", mensaje: "Nadie tiene esa alerta: tómala primero." },
  "alerta-ajena": { clase: "conflict", mensaje: "La cierra quien la tomó; otra persona puede devolverla." },
  "alerta-terminada": { clase: "conflict", mensaje: "Esa alerta ya se cerró." },
  "sin-turno": {
    clase: "not-found",
    mensaje:
      "Ahora no hay una persona de turno que pueda buscarte. Las líneas de ayuda contestan a toda hora.",
  },
};
