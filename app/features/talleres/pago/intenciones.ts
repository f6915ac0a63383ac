import { z } from "zod";
import { SOLTAR } from "~/shell/compra/intenciones";
import { FORMA_DE_PAGO } from "~/domain/ventas/pedidos/formaDePago";

/** Intents of the buttons on the page of an order. */
export const intencionDePedido = z.object({
  intencion: z.enum([FORMA_DE_PAGO.tarjeta, SOLTAR], "Elige qué quieres hacer"),
});
