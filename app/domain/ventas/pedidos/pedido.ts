import { desglosarIgv } from "../../shared/dinero";

/**
 * `pendiente` waits for its payment while its goods are kept. `pagado` was delivered. `devuelto` was paid and is
 * refunded. `vencido` and `anulado` ended without a payment.
 */
export type EstadoDePedido = "pendiente" | "pagado" | "vencido" | "anulado" | "devuelto";

/** An order of any seller. Only the seller knows which goods it is for. */
export interface Pedido {
  idPedido: string;
  idPersona: number;
  /** Name of the seller of the order (`Vendible`). */
  clase: string;
  estado: EstadoDePedido;
  /** The price when the order was made, in céntimos, IGV included. */
  precioCentimos: number;
  /** Code of the order's coupon, and its discount. */
  cupon: string | null;
  descuentoCentimos: number;
  /** Céntimos of the price that an earlier order already paid. */
  aCuentaCentimos: number;
  creadoEn: Date;
  /** The order that replaced this one. */
  relevadoPor: string | null;
  /** Short code for the phone. The store gives it: a new order has none yet. */
  codigo?: string | null;
}

/** Label of an order that nobody has tried to pay, and of the goods kept for it. */
export const FALTA_PAGAR = "Falta pagar";
/** Label while the outcome of the payment is unknown. */
export const CONFIRMANDO_PAGO = "Estamos confirmando tu pago";

/** A new order of any kind. */
export const pedidoNuevo = (de: Pick<Pedido, "idPedido" | "idPersona" | "precioCentimos" | "creadoEn">) =>
  ({
    ...de,
    estado: "pendiente",
    cupon: null,
    descuentoCentimos: 0,
    aCuentaCentimos: 0,
    relevadoPor: null,
  }) as const;

/** Total in céntimos, after the discount. */
export function totalDe(pedido: Pick<Pedido, "precioCentimos" | "descuentoCentimos">): number {
  return pedido.precioCentimos - pedido.descuentoCentimos;
}

/** Price in its parts, with the coupon's discount and the included tax. */
export function precioEnPartes(pedido: Pick<Pedido, "precioCentimos" | "descuentoCentimos" | "cupon">) {
  const { precioCentimos, descuentoCentimos, cupon } = pedido;
  const totalCentimos = totalDe(pedido);
  return { precioCentimos, descuentoCentimos, cupon, totalCentimos, ...desglosarIgv(totalCentimos) };
}
/** Price of the existing order; without an order, today's price. */
export const precioHoy = (
  pedido: Parameters<typeof precioEnPartes>[0] | null,
  { precioCentimos }: Pick<Pedido, "precioCentimos">,
) => precioEnPartes(pedido ?? { precioCentimos, descuentoCentimos: 0, cupon: null });
export type PrecioEnPartes = ReturnType<typeof precioEnPartes>;

/** Céntimos left to pay by card. */
export function porCobrar(
  pedido: Pick<Pedido, "precioCentimos" | "descuentoCentimos" | "aCuentaCentimos">,
): number {
  return totalDe(pedido) - pedido.aCuentaCentimos;
}
