import { z } from "zod";
import { PAGAR, SOLTAR } from "~/shell/compra/intenciones";

export const DEVOLVER = "devolver";

/** The buttons of the page of an order. */
export const intencionDeCompra = z.object({
  intencion: z.enum([PAGAR, DEVOLVER, SOLTAR], "Elige qué quieres hacer"),
});
