import { codigoDeCupon, esRechazoDeCupon, MENSAJE_DE_CUPON } from "~/domain/ventas/cupones/cupon";
import type { RechazoDePedido } from "~/domain/agenda/reservas/reserva";
import { services } from "~/services.server";
import { precioEnPartes } from "./resumen.server";

interface Escrito {
  idPersona: number;
  idHorario: string;
  escrito: FormDataEntryValue | null;
}

export const estadoDeRechazo = (rechazo: RechazoDePedido) => (rechazo === "demasiados-cupones" ? 429 : 409);

/** What the coupon in the form is worth: the price with it, or why not. Null where none is written, or not well. */
export async function mirarCupon({ idPersona, idHorario, escrito }: Escrito) {
  const codigo = codigoDeCupon.safeParse(escrito);
  if (!codigo.success) return null;
  const visto = await services.agenda.validarCupon({ idPersona, idHorario, cupon: codigo.data });
  if (visto.ok) {
    return {
      precio: precioEnPartes({ ...visto.value, cupon: visto.value.codigo }),
      rechazo: null,
      mensaje: null,
    };
  }
  const { rechazo } = visto;
  return { precio: null, rechazo, mensaje: esRechazoDeCupon(rechazo) ? MENSAJE_DE_CUPON[rechazo] : null };
}
