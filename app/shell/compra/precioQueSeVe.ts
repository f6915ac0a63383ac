import type { PrecioEnPartes } from "~/domain/ventas/pedidos/pedido";

/** What the page of a purchase says that it costs: by the form that was just sent, or by the coupon of one before it. */
export const precioQueSeVe = (
  respuesta: { precio: PrecioEnPartes | null } | null,
  { precio, conCupon }: { precio: PrecioEnPartes; conCupon: PrecioEnPartes | null },
): PrecioEnPartes => (respuesta ? respuesta.precio : conCupon) ?? precio;
