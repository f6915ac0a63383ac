import { z } from "zod";
import { codigoDeCupon } from "~/domain/ventas/cupones/cupon";
import { APLICAR_CUPON, CONFIRMAR_SIN_PAGAR, PAGAR, QUITAR_CUPON } from "./intenciones";

/** What the buttons of a coupon send, in every form that buys: whatever else it holds stays as it is. */
export const enviosDeCupon = [
  z.object({ cupon: z.string("Escribe tu cupón").pipe(codigoDeCupon), intencion: z.literal(APLICAR_CUPON) }),
  /** "Quitar" takes the code away whatever it is. */
  z.object({ intencion: z.literal(QUITAR_CUPON) }),
] as const;

export type EnvioDeCupon = z.output<(typeof enviosDeCupon)[number]>;

export const ELIGE_COMO_PAGAR = "Elige cómo pagar";

/** The form that buys, where it asks for nothing but the coupon. */
export const envioDeCompra = z.discriminatedUnion(
  "intencion",
  [
    ...enviosDeCupon,
    z.object({ cupon: codigoDeCupon.optional(), intencion: z.enum([PAGAR, CONFIRMAR_SIN_PAGAR]) }),
  ],
  ELIGE_COMO_PAGAR,
);
