import { z } from "zod";
import type { Pago } from "../../../app/domain/ventas/pagos/pago";
import { precioEnPartes, type Pedido } from "../../../app/domain/ventas/pedidos/pedido";

/** States of every order, whatever was ordered. */
export const estadoDePedido = z.enum(["pendiente", "pagado", "vencido", "anulado", "devuelto"]);

export const precio = z.object({
  moneda: z.literal("PEN"),
  totalCentimos: z.int(),
  baseCentimos: z.int(),
  igvCentimos: z.int(),
  /** Price of an order before its coupon, in céntimos. */
  precioCentimos: z.int(),
  descuentoCentimos: z.int(),
  cupon: z.string().nullable(),
});

export const aPrecio = (
  pedido: Pick<Pedido, "precioCentimos" | "descuentoCentimos" | "cupon">,
): z.output<typeof precio> => ({ moneda: "PEN", ...precioEnPartes(pedido) });

export const pagos = z.array(z.object({ estado: z.string(), montoCentimos: z.int() }));

export const aPagos = (pagosDelPedido: readonly Pago[]): z.output<typeof pagos> =>
  pagosDelPedido.map(({ estado, montoCentimos }) => ({ estado, montoCentimos }));

/** Answer with the address of the gateway's page on which an order is paid. */
export const venta = z.object({ idPedido: z.string(), idCobro: z.string(), urlDePago: z.string() });
