import { z } from "zod";

/** What the buttons of the shop ask for. */
export const PAGAR = "pagar";
export const DEVOLVER = "devolver";
export const SOLTAR = "soltar";
export const APLICAR_CUPON = "aplicar";
export const QUITAR_CUPON = "quitar-cupon";
/** Confirms what a coupon covers whole. */
export const CONFIRMAR_SIN_PAGAR = "cupon";

/** The buttons of the page of an order. */
export const intencionDeCompra = z.object({
  intencion: z.enum([PAGAR, DEVOLVER, SOLTAR], "Elige qué quieres hacer"),
});
