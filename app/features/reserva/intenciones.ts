import { z } from "zod";
import { aceptacionDeDatos } from "~/domain/pedidos/pedido";

/** What the buttons of the summary ask for. */
export const PAGAR_CON_SALDO = "saldo";
export const PAGAR_CON_TARJETA = "tarjeta";
export const LIBERAR = "liberar";
export const AMPLIAR = "ampliar";

const horario = z.object({ idHorario: z.string().regex(/^[\w-]{1,80}$/, "No encontramos ese horario") });

/** The form that pays, shared by the browser and the action. */
export const pagoDelResumen = horario.extend({
  ...aceptacionDeDatos.shape,
  intencion: z.enum([PAGAR_CON_SALDO, PAGAR_CON_TARJETA], "Elige cómo pagar"),
});

export const intencionDelResumen = horario.extend({
  intencion: z.enum([PAGAR_CON_SALDO, PAGAR_CON_TARJETA, LIBERAR, AMPLIAR], "Elige cómo pagar"),
});
