import { z } from "zod";
import { codigoDeCupon } from "~/domain/ventas/cupones/cupon";
import { eleccionDeHorario } from "~/domain/agenda/horarios/horario";
import { aceptacionDeDatos } from "~/domain/consentimientos/casillaDeSalud";
import { ELIGE_COMO_PAGAR, enviosDeCupon } from "~/shell/compra/formulario";
import { CONFIRMAR_SIN_PAGAR } from "~/shell/compra/intenciones";

/** What the buttons of the summary ask for. */
export const PAGAR_CON_SALDO = "saldo";
export const PAGAR_CON_TARJETA = "tarjeta";
export const LIBERAR = "liberar";
export const AMPLIAR = "ampliar";
/** Another specialist at the same hour. */
export const CAMBIAR_ESPECIALISTA = "especialista";

const horario = z.object({ idHorario: z.string().regex(/^[\w-]{1,80}$/, "No encontramos ese horario") });

/** The form that pays, shared by the browser and the action. */
const pagoDelResumen = horario.extend({
  ...aceptacionDeDatos.shape,
  cupon: codigoDeCupon.optional(),
  intencion: z.enum([PAGAR_CON_SALDO, PAGAR_CON_TARJETA, CONFIRMAR_SIN_PAGAR], ELIGE_COMO_PAGAR),
});

/** What the form must hold, for the button that was pressed. */
export const envioDelResumen = z.discriminatedUnion(
  "intencion",
  [...enviosDeCupon, pagoDelResumen],
  ELIGE_COMO_PAGAR,
);

/** Gives a held time back, also where a further one was refused. */
export const liberacion = horario.extend({ intencion: z.literal(LIBERAR) });

/** What the other buttons of the summary send, which change the held time. */
export const intencionDeReserva = z.discriminatedUnion("intencion", [
  liberacion,
  horario.extend({ intencion: z.literal(AMPLIAR) }),
  horario.extend({
    intencion: z.literal(CAMBIAR_ESPECIALISTA),
    idEspecialista: eleccionDeHorario.shape.idEspecialista,
  }),
]);
