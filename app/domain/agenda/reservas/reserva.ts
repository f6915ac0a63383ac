import { z } from "zod";
import { CAMPO_OBLIGATORIO } from "../../consentimientos/politica";
import { MENSAJE_DE_CONSENTIMIENTO } from "../../consentimientos/rechazos";
import { MENSAJE_DE_CUPON, type RechazoDeCupon } from "../../ventas/cupones/cupon";
import type { Pedido } from "../../ventas/pedidos/pedido";

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

export const MENSAJE_DE_PEDIDO: Record<RechazoDePedido, string> = {
  ...MENSAJE_DE_CUPON,
  "es-un-cambio": "Ese pedido es la diferencia por cambiar de especialista: se paga con tarjeta y sin cupón.",
  "pedido-no-existe": "No encontramos ese pedido.",
  "pedido-cerrado": "Ese pedido ya está cerrado.",
  "reserva-vencida": "Tu tiempo para reservar terminó y el horario quedó libre. No se hizo ningún cobro.",
  "horario-no-existe": "No encontramos ese horario.",
  "texto-anterior": MENSAJE_DE_CONSENTIMIENTO["texto-anterior"],
  "falta-obligatoria": "Para reservar, autoriza el uso de tus datos de salud en tus sesiones.",
  "politicas-no-disponibles": MENSAJE_DE_CONSENTIMIENTO["politicas-no-disponibles"],
  "sin-saldo": "No te quedan bonos para esta especialidad. Puedes pagar con tarjeta.",
  "pago-en-proceso": "Tu pago con tarjeta se está procesando. Espera su resultado antes de intentar otro.",
  "nada-que-cobrar": "Tu cupón cubre todo el precio: confirma tu sesión sin pagar.",
  "falta-pagar": "Ese pedido todavía tiene un monto por pagar.",
  "pasarela-no-responde":
    "No pudimos abrir la página de pago. Tu horario sigue separado y no se hizo ningún cobro. Inténtalo de nuevo.",
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
