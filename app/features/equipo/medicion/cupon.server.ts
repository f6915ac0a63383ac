import { codigoDeCupon } from "~/domain/ventas/cupones/cupon";
import {
  paradaDeCupon,
  RECHAZOS_DE_CUPON_DE_EQUIPO,
  type RechazoDeCuponDeEquipo,
} from "~/domain/ventas/cupones/deEquipo";
import { services } from "~/services.server";
import { exigir, noExiste } from "~/shell/responder";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { actosDe, recibirActo } from "../marco/actos.server";
import { hechoDe } from "../marco/hecho";
import { exigirMiembro, leerCampos } from "../marco/sesion.server";
import {
  descuentoEnPalabras,
  diasDeCupon,
  ESTADO_DE_CUPON,
  paraQue,
  usosEnPalabras,
} from "./cuponEnPalabras";
import { DETENER } from "./intenciones";
import { numero } from "./palabras";
import { hrefDeCupon, partesDe } from "./partes";

/** Code of the coupon in the address. Any other text is the code of none. */
const codigoDe = ({ params }: Pick<LoaderArgs, "params">): string =>
  codigoDeCupon.safeParse(params.codigo).data ?? "";

export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const cupon = exigir(
    await services.ventas.cuponesDeEquipo.verUno(miembro, codigoDe(args)),
    RECHAZOS_DE_CUPON_DE_EQUIPO,
  );
  const { codigo, estado, seDetiene, maximoPorPersona } = cupon;
  return {
    ...{ partes: partesDe(miembro), codigo, seDetiene, estado: ESTADO_DE_CUPON[estado] },
    hecho: hechoDe(args, { [DETENER]: "Detuviste este cupón." }),
    datos: [
      { term: "Descuenta", value: descuentoEnPalabras(cupon) },
      { term: "Para", value: paraQue(cupon, await services.agenda.especialidades()) },
      { term: "Usos", value: usosEnPalabras(cupon) },
      {
        term: "Por persona",
        value: maximoPorPersona === null ? "Sin máximo" : numero(maximoPorPersona),
      },
      { term: "Días", value: diasDeCupon(cupon) },
    ],
  };
}

const acto = actosDe<{ codigo: string }, RechazoDeCuponDeEquipo>();
const ACTOS = {
  [DETENER]: acto(paradaDeCupon, ({ miembro, codigo }, { motivo }) =>
    services.ventas.cuponesDeEquipo.detener(miembro, { codigo, motivo }),
  ),
};

export async function action(args: ActionArgs) {
  const miembro = await exigirMiembro(args);
  const datos = await leerCampos(args);
  const codigo = codigoDe(args);
  if (codigo === "") throw noExiste();
  return recibirActo({
    ...{ request: args.request, datos, en: { miembro, codigo }, actos: ACTOS },
    rechazos: RECHAZOS_DE_CUPON_DE_EQUIPO,
    href: hrefDeCupon(codigo),
    codigoEnSuCampo: true,
  });
}
