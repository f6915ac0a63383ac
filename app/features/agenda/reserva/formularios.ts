import { z } from "zod";
import { campoDeId } from "~/domain/shared/campos";
import { codigoDeCupon } from "~/domain/ventas/cupones/cupon";
import { FORMA_DE_PAGO } from "~/domain/ventas/pedidos/formaDePago";
import { eleccionDeHorario } from "~/domain/agenda/horarios/horario";
import { aceptacionDeDatos } from "~/domain/consentimientos/casillaDeSalud";
import { ELIGE_COMO_PAGAR, enviosDeCupon } from "~/shell/compra/formulario";
import { AMPLIAR, CAMBIAR_ESPECIALISTA, LIBERAR } from "./intenciones";

const camposDelHorario = z.object({ idHorario: campoDeId("No encontramos ese horario") });

/** The form that pays, shared by the browser and the action. */
const pagoDelResumen = camposDelHorario.extend({
  ...aceptacionDeDatos.shape,
  cupon: codigoDeCupon.optional(),
  intencion: z.enum([FORMA_DE_PAGO.saldo, FORMA_DE_PAGO.tarjeta, FORMA_DE_PAGO.cupon], ELIGE_COMO_PAGAR),
});

/** Required fields of the form, by the button pressed. */
export const envioDelResumen = z.discriminatedUnion(
  "intencion",
  [...enviosDeCupon, pagoDelResumen],
  ELIGE_COMO_PAGAR,
);

/** Gives a held time back, also where a further one was refused. */
export const liberacion = camposDelHorario.extend({ intencion: z.literal(LIBERAR) });

/** Fields of the other buttons of the summary, which change the held time. */
export const intencionDeReserva = z.discriminatedUnion("intencion", [
  liberacion,
  camposDelHorario.extend({ intencion: z.literal(AMPLIAR) }),
  camposDelHorario.extend({
    intencion: z.literal(CAMBIAR_ESPECIALISTA),
    idEspecialista: eleccionDeHorario.shape.idEspecialista,
  }),
]);
