import { z } from "zod";
import { CAMPO_OBLIGATORIO } from "../../consentimientos/politica";
import { MENSAJE_DE_CONSENTIMIENTO } from "../../consentimientos/rechazos";
import { MENSAJE_DE_CUPON, type RechazoDeCupon } from "../cupones/cupon";

/**
 * `pendiente` waits for its payment while its time is held; `pagado` has its session; `devuelto` was paid but its
 * time was gone, so the money goes back; `vencido` and `anulado` ended without one.
 */
export type EstadoDePedido = "pendiente" | "pagado" | "vencido" | "anulado" | "devuelto";

export interface Pedido {
  idPedido: string;
  idPersona: number;
  idHorario: string;
  estado: EstadoDePedido;
  /** The price when the order was made, in céntimos, IGV included. */
  precioCentimos: number;
  /** The code of the coupon that it uses, and what that takes off. */
  cupon: string | null;
  descuentoCentimos: number;
  /** Which version of the text on health data it was made under; the ledger has the answer itself. */
  versionDeDatos: string;
  creadoEn: Date;
  /** It moves a session to a specialist with another price; null where it makes a session of its own. */
  cambio: CambioDePedido | null;
  /** The order that its session went on to. */
  relevadoPor: string | null;
}

export interface CambioDePedido {
  idCita: string;
  /** Of the session as the person saw it. */
  version: number;
  /** How much of the price was paid before. */
  aCuentaCentimos: number;
}

/** What it costs. */
export function totalDe(pedido: Pick<Pedido, "precioCentimos" | "descuentoCentimos">): number {
  return pedido.precioCentimos - pedido.descuentoCentimos;
}

/** What is left to pay by card. */
export function porCobrar(pedido: Pick<Pedido, "precioCentimos" | "descuentoCentimos" | "cambio">): number {
  return totalDe(pedido) - (pedido.cambio?.aCuentaCentimos ?? 0);
}

export type RechazoDePedido =
  | RechazoDeCupon
  | "es-un-cambio"
  | "pedido-no-existe"
  | "pedido-cerrado"
  | "reserva-vencida"
  | "horario-no-existe"
  | "texto-anterior"
  | "falta-obligatoria"
  | "politicas-no-disponibles"
  | "sin-saldo"
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
