import type { Rechazos } from "../shared/rechazo";

type RechazoDeOperador = "correo-no-existe" | "soporte-no-existe";

export const RECHAZOS_DE_OPERADOR: Rechazos<RechazoDeOperador> = {
  "correo-no-existe": {
    clase: "not-found",
    mensaje: "No hay un correo con ese código en la bandeja de salida.",
  },
  "soporte-no-existe": {
    clase: "not-found",
    mensaje: "No hay un fallo ni un pedido con ese código. Los fallos se guardan 30 días.",
  },
};
