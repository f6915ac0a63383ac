import { direccionDeCompra, direccionDePaquete } from "~/domain/paquetes/compras/direcciones";
import { RECHAZOS_DE_COMPRA, sesionesDe, vencimientoDe } from "~/domain/paquetes/compras/paquete";
import { sueltasEnPalabras } from "~/domain/paquetes/compras/sueltas";
import { precioHoy } from "~/domain/ventas/pedidos/pedido";
import { ultimoDia } from "~/domain/paquetes/saldo/lotes";
import { services } from "~/services.server";
import { recibirCompra } from "~/shell/compra/comprar.server";
import { envioDeCompra } from "~/shell/compra/formulario";
import { PAGAR } from "~/shell/compra/intenciones";
import { loDelComprobante } from "~/shell/compra/comprobante.server";
import { precioConLoMirado } from "~/shell/compra/cuponMirado.server";
import { leerFormulario } from "~/shell/formulario.server";
import { exigirPersona } from "~/shell/sesion.server";
import type { LoaderArgs, ActionArgs } from "~/shell/route";
import { exigir } from "~/shell/responder";

interface Cual {
  idPersona: number;
  idPaquete: string;
}

/** Everything the page of one pack shows. One that is not on sale has none. */
async function paqueteEnPalabras({ idPersona, idPaquete }: Cual) {
  const [visto, comprobante] = await Promise.all([
    services.paquetes.verPaquete({ idPersona, idPaquete }),
    loDelComprobante(idPersona, direccionDePaquete({ idPaquete })),
  ]);
  const { paquete, trae, sinEl, pendiente } = exigir(visto, RECHAZOS_DE_COMPRA);
  const { contenido, meses } = pendiente ?? paquete;
  return {
    nombre: paquete.nombre,
    trae,
    sesiones: sesionesDe(contenido),
    sueltas: sinEl && sueltasEnPalabras(contenido, sinEl),
    hasta: ultimoDia({ venceEn: vencimientoDe({ meses }, services.now()) }),
    precio: precioHoy(pendiente, paquete),
    admiteCupon: await services.ventas.admiteCupon(pendiente),
    ...comprobante,
    hrefDePendiente: pendiente && direccionDeCompra(pendiente),
  };
}

export async function loader({ request, context, params }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const cual = { idPersona, idPaquete: params.idPaquete ?? "" };
  return {
    ...(await paqueteEnPalabras(cual)),
    conCupon: await precioConLoMirado(request, cual.idPaquete, (cupon) =>
      services.paquetes.validarCupon({ ...cual, cupon }),
    ),
  };
}

export async function action({ request, context, params }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const cual = { idPersona, idPaquete: params.idPaquete ?? "" };
  exigir(await services.paquetes.verPaquete(cual), RECHAZOS_DE_COMPRA);
  return recibirCompra(await leerFormulario(request), {
    ...{ request, compra: cual.idPaquete },
    esquema: envioDeCompra,
    rechazos: RECHAZOS_DE_COMPRA,
    cotizar: (cupon) => services.paquetes.validarCupon({ ...cual, cupon }),
    pagar: ({ cupon, intencion }) =>
      services.paquetes.pedirYPagar({
        ...cual,
        cupon,
        modo: intencion === PAGAR ? "tarjeta" : "cupon",
        origen: new URL(request.url).origin,
      }),
    direccionDelPedido: direccionDeCompra,
  });
}
