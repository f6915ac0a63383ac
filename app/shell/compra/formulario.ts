import { z } from "zod";
import { campoDeCupon, codigoDeCupon } from "~/domain/ventas/cupones/cupon";
import { FORMA_DE_PAGO } from "~/domain/ventas/pedidos/formaDePago";
import { APLICAR_CUPON, QUITAR_CUPON } from "./intenciones";

/** Forms that the coupon buttons send, in every purchase: the other fields stay as they are. */
export const enviosDeCupon = [
  z.object({ cupon: campoDeCupon("Escribe tu cupón"), intencion: z.literal(APLICAR_CUPON) }),
  /** The button "Quitar" removes any code. */
  z.object({ intencion: z.literal(QUITAR_CUPON) }),
] as const;

export type EnvioDeCupon = z.output<(typeof enviosDeCupon)[number]>;

export const ELIGE_COMO_PAGAR = "Elige cómo pagar";

/** Form of a purchase that only checks the coupon. */
export const envioDeCompra = z.discriminatedUnion(
  "intencion",
  [
    ...enviosDeCupon,
    z.object({
      cupon: codigoDeCupon.optional(),
      intencion: z.enum([FORMA_DE_PAGO.tarjeta, FORMA_DE_PAGO.cupon]),
    }),
  ],
  ELIGE_COMO_PAGAR,
);
