import { z } from "zod";
import { SOLTAR } from "~/shell/compra/intenciones";
import { FORMA_DE_PAGO } from "~/domain/ventas/pedidos/formaDePago";

export const DEVOLVER = "devolver";

/** Intents of the buttons on the page of an order. */
export const intencionDeCompra = z.object({
  intencion: z.enum([FORMA_DE_PAGO.tarjeta, DEVOLVER, SOLTAR], "Elige qué quieres hacer"),
});
