import { z } from "zod";
import { SOLTAR } from "~/shell/compra/intenciones";
import { MODO } from "~/domain/ventas/pedidos/modo";

/** The buttons of the page of an order. */
export const intencionDePedido = z.object({
  intencion: z.enum([MODO.tarjeta, SOLTAR], "Elige qué quieres hacer"),
});
