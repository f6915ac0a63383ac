import type { Rechazos } from "../../shared/rechazo";
import { z } from "zod";
import { CAMPO_OBLIGATORIO } from "../../consentimientos/politica";
import { RECHAZOS_DE_CONSENTIMIENTO } from "../../consentimientos/rechazos";
import { RECHAZOS_DE_CUPON, type RechazoDeCupon } from "../../ventas/cupones/cupon";
import type { Pedido } from "../../ventas/pedidos/pedido";
import { RECHAZOS_DE_QUE_PASO } from "../../ventas/pedidos/quePaso";

interface DeUnHorario extends Pedido {
  idHorario: string;
  /** Which version of the text on health data it was made under; the ledger has the answer itself. */
  versionDeDatos: string;
}

/** The order of a held time, which becomes a session of its own. */
export interface PedidoDeSesion extends DeUnHorario {
  clase: "sesion";
}

/** The order of a held time that a session moves to, at another price. */
export interface PedidoDeCambio extends DeUnHorario {
  clase: "cambio";
  /** In the version in which the person saw it. */
  cambio: { idCita: string; version: number };
}

export type Reserva = PedidoDeSesion | PedidoDeCambio;

export type RechazoDeReserva =
  | "es-un-cambio"
  | "pedido-no-existe"
  | "pedido-cerrado"
  | "reserva-vencida"
  | "horario-no-existe"
  | "texto-anterior"
  | "falta-obligatoria"
  | "politicas-no-disponibles"
  | "sin-saldo";

export type RechazoDePedido =
  | RechazoDeCupon
  | RechazoDeReserva
  | "pago-en-proceso"
  | "nada-que-cobrar"
  | "falta-pagar"
  | "pasarela-no-responde";

export const RECHAZOS_DE_PEDIDO: Rechazos<RechazoDePedido> = {
  ...RECHAZOS_DE_CUPON,
  "es-un-cambio": {
    clase: "conflict",
    mensaje: "Ese pedido es la diferencia por cambiar de especialista: se paga con tarjeta y sin cupón.",
  },
  ...RECHAZOS_DE_QUE_PASO,
  "pedido-cerrado": { clase: "conflict", mensaje: "Ese pedido ya está cerrado." },
  "reserva-vencida": {
    clase: "gone",
    mensaje: "Tu tiempo para reservar terminó y el horario quedó libre. No se hizo ningún cobro.",
  },
  "horario-no-existe": { clase: "not-found", mensaje: "No encontramos ese horario." },
  "texto-anterior": RECHAZOS_DE_CONSENTIMIENTO["texto-anterior"],
  "falta-obligatoria": {
    clase: "invalid",
    mensaje: "Para reservar, autoriza el uso de tus datos de salud en tus sesiones.",
  },
  "politicas-no-disponibles": RECHAZOS_DE_CONSENTIMIENTO["politicas-no-disponibles"],
  "sin-saldo": {
    clase: "conflict",
    mensaje: "No te quedan bonos para esta especialidad. Puedes pagar con tarjeta.",
  },
  "pago-en-proceso": {
    clase: "conflict",
    mensaje: "Tu pago con tarjeta se está procesando. Espera su resultado antes de intentar otro.",
  },
  "nada-que-cobrar": {
    clase: "conflict",
    mensaje: "Tu cupón cubre todo el precio: confirma tu sesión sin pagar.",
  },
  "falta-pagar": { clase: "conflict", mensaje: "Ese pedido todavía tiene un monto por pagar." },
  "pasarela-no-responde": {
    clase: "unavailable",
    mensaje:
      "No pudimos abrir la página de pago. Tu horario sigue separado y no se hizo ningún cobro. Inténtalo de nuevo.",
  },
};

/** What must be accepted to order: the form of `/resumen` and `POST /v2/pedidos` share it. */
export const aceptacionDeDatos = z.object({
  aceptaTratamientoDeDatos: z.literal("1", { error: CAMPO_OBLIGATORIO }),
  /** Which text the box was beside. */
  versionDeDatos: z
    .string("Vuelve a abrir la página")
    .regex(/^[\w.-]{1,40}$/, "Vuelve a abrir la página")
    .optional(),
});
