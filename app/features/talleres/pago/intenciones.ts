import { z } from "zod";
import { PAGAR, SOLTAR } from "~/shell/compra/intenciones";

/** The buttons of the page of an order. */
export const intencionDePedido = z.object({
  intencion: z.enum([PAGAR, SOLTAR], "Elige qué quieres hacer"),
});
