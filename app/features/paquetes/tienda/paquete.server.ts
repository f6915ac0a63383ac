import { direccionDeCompra, direccionDePaquete } from "~/domain/paquetes/compras/direcciones";
import { RECHAZOS_DE_COMPRA, sesionesDe, vencimientoDe } from "~/domain/paquetes/compras/paquete";
import { sueltasEnPalabras } from "~/domain/paquetes/compras/sueltas";
import { precioHoy } from "~/domain/ventas/pedidos/pedido";
import { ultimoDia } from "~/domain/paquetes/saldo/lotes";
import { services } from "~/services.server";
import { recibirCompra } from "~/shell/compra/comprar.server";
import { envioDeCompra } from "~/shell/compra/formulario";
import { comprobanteEnPalabras } from "~/shell/compra/comprobante.server";
import { precioConCuponMirado } from "~/shell/compra/cuponMirado.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import type { LoaderArgs, ActionArgs } from "~/shell/route";
import { exigir } from "~/shell/responder";

interface Cual {
  idPersona: number;
  idPaquete: string;
}

/** Data of a pack's page; 404 for a pack that is not on sale. */
async function paqueteEnPalabras({ idPersona, idPaquete }: Cual) {
  const [visto, comprobante] = await Promise.all([
    services.paquetes.verPaquete({ idPersona, idPaquete }),
    comprobanteEnPalabras(idPersona, direccionDePaquete({ idPaquete })),
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
  const personaYPaquete = { idPersona, idPaquete: params.idPaquete ?? "" };
  return {
    ...(await paqueteEnPalabras(personaYPaquete)),
    conCupon: await precioConCuponMirado(request, personaYPaquete.idPaquete, (cupon) =>
      services.paquetes.validarCupon({ ...personaYPaquete, cupon }),
    ),
  };
}

export async function action({ request, context, params }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const personaYPaquete = { idPersona, idPaquete: params.idPaquete ?? "" };
  exigir(await services.paquetes.verPaquete(personaYPaquete), RECHAZOS_DE_COMPRA);
  return recibirCompra(await leerFormulario(request), {
    ...{ request, idArticulo: personaYPaquete.idPaquete },
    esquema: envioDeCompra,
    rechazos: RECHAZOS_DE_COMPRA,
    cotizar: (cupon) => services.paquetes.validarCupon({ ...personaYPaquete, cupon }),
    pagar: ({ cupon, intencion: formaDePago }) =>
      services.paquetes.pedirYPagar({
        ...personaYPaquete,
        cupon,
        formaDePago,
        origen: new URL(request.url).origin,
      }),
    direccionDelPedido: direccionDeCompra,
  });
}
