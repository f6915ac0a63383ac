import { RECHAZOS_DE_PEDIDO } from "~/domain/agenda/reservas/reserva";
import { codigoDeCupon, esRechazoDeCupon } from "~/domain/ventas/cupones/cupon";
import { services } from "~/services.server";
import { precioEnPartes } from "~/domain/ventas/pedidos/pedido";

interface Escrito {
  idPersona: number;
  idHorario: string;
  escrito: FormDataEntryValue | null;
}

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
  return {
    precio: null,
    rechazo,
    mensaje: esRechazoDeCupon(rechazo) ? RECHAZOS_DE_PEDIDO[rechazo].mensaje : null,
  };
}
