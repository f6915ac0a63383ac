import { desglosarIgv } from "../../shared/dinero";

/**
 * `pendiente` waits for its payment while what it is for is kept; `pagado` was delivered; `devuelto` was paid and the
 * money goes back; `vencido` and `anulado` ended without a payment.
 */
export type EstadoDePedido = "pendiente" | "pagado" | "vencido" | "anulado" | "devuelto";

/** How an order is paid: `saldo` is what the person had already, and `cupon` when one covers the whole price. */
export type FormaDePago = "tarjeta" | "saldo" | "cupon";

/** What was ordered of one seller, whatever it is. What it is for only that seller knows. */
export interface Pedido {
  idPedido: string;
  idPersona: number;
  /** Which `Vendible` it is an order of. */
  clase: string;
  estado: EstadoDePedido;
  /** The price when the order was made, in céntimos, IGV included. */
  precioCentimos: number;
  /** The code of the coupon that it uses, and what that takes off. */
  cupon: string | null;
  descuentoCentimos: number;
  /** How much of the price was paid before, with another order. */
  aCuentaCentimos: number;
  creadoEn: Date;
  /** The order that what it was for went on to. */
  relevadoPor: string | null;
}

/** What is said of an order that nobody tried to pay yet, and of what waits for it. */
export const FALTA_PAGAR = "Falta pagar";
/** The same while nobody knows how its payment ends. */
export const CONFIRMANDO_PAGO = "Estamos confirmando tu pago";

/** An order as it begins, whatever it is for. */
export const pedidoNuevo = (de: Pick<Pedido, "idPedido" | "idPersona" | "precioCentimos" | "creadoEn">) =>
  ({
    ...de,
    estado: "pendiente",
    cupon: null,
    descuentoCentimos: 0,
    aCuentaCentimos: 0,
    relevadoPor: null,
  }) as const;

/** What it costs. */
export function totalDe(pedido: Pick<Pedido, "precioCentimos" | "descuentoCentimos">): number {
  return pedido.precioCentimos - pedido.descuentoCentimos;
}

/** The price in its parts, with what a coupon takes off and the tax that is in it. */
export function precioEnPartes(pedido: Pick<Pedido, "precioCentimos" | "descuentoCentimos" | "cupon">) {
  const { precioCentimos, descuentoCentimos, cupon } = pedido;
  const totalCentimos = totalDe(pedido);
  return { precioCentimos, descuentoCentimos, cupon, totalCentimos, ...desglosarIgv(totalCentimos) };
}
/** That of an order where there is one, and else today's. */
export const precioHoy = (
  pedido: Parameters<typeof precioEnPartes>[0] | null,
  { precioCentimos }: Pick<Pedido, "precioCentimos">,
) => precioEnPartes(pedido ?? { precioCentimos, descuentoCentimos: 0, cupon: null });
export type PrecioEnPartes = ReturnType<typeof precioEnPartes>;

/** What is left to pay by card. */
export function porCobrar(
  pedido: Pick<Pedido, "precioCentimos" | "descuentoCentimos" | "aCuentaCentimos">,
): number {
  return totalDe(pedido) - pedido.aCuentaCentimos;
}
