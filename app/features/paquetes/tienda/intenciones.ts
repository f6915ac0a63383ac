import { z } from "zod";
import { SOLTAR } from "~/shell/compra/intenciones";
import { MODO } from "~/domain/ventas/pedidos/modo";

export const DEVOLVER = "devolver";

/** The buttons of the page of an order. */
export const intencionDeCompra = z.object({
  intencion: z.enum([MODO.tarjeta, DEVOLVER, SOLTAR], "Elige qué quieres hacer"),
});
