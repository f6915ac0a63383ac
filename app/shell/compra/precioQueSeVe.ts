import type { PrecioEnPartes } from "~/domain/ventas/pedidos/pedido";

/** Price shown on the page of a purchase: from the form just sent, else with the coupon checked before. */
export const precioQueSeVe = (
  respuesta: { precio: PrecioEnPartes | null } | null,
  { precio, conCupon }: { precio: PrecioEnPartes; conCupon: PrecioEnPartes | null },
): PrecioEnPartes => (respuesta ? respuesta.precio : conCupon) ?? precio;
