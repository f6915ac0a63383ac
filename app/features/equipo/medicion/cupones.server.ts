import { RECHAZOS_DE_CUPON_DE_EQUIPO } from "~/domain/ventas/cupones/deEquipo";
import { services } from "~/services.server";
import { exigir } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";
import { exigirMiembro } from "../marco/sesion.server";
import {
  descuentoEnPalabras,
  diasDeCupon,
  ESTADO_DE_CUPON,
  paraQue,
  usosEnPalabras,
} from "./cuponEnPalabras";
import { hrefDeCupon, partesDe } from "./partes";

export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const cupones = exigir(await services.ventas.cuponesDeEquipo.ver(miembro), RECHAZOS_DE_CUPON_DE_EQUIPO);
  const especialidades = await services.agenda.especialidades();
  return {
    partes: partesDe(miembro),
    cupones: cupones.map((cupon) => ({
      codigo: cupon.codigo,
      href: hrefDeCupon(cupon.codigo),
      descuento: descuentoEnPalabras(cupon),
      para: paraQue(cupon, especialidades),
      usos: usosEnPalabras(cupon),
      parte: cupon.maximoTotal === null ? null : (cupon.usados ?? 0) / cupon.maximoTotal,
      dias: diasDeCupon(cupon),
      estado: ESTADO_DE_CUPON[cupon.estado],
    })),
  };
}
