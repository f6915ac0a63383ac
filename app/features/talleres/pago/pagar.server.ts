import { esDemostracion, QUE_ES_UNA_DEMOSTRACION } from "~/domain/contenido/taller";
import { diaVisto, fechaDe, horaDe, horaYDia } from "~/domain/shared/fechas";
import { direccionDeFecha } from "~/domain/talleres/inscripciones/direcciones";
import { textoAntesDePagar } from "~/domain/talleres/ventas/devolver";
import { direccionDePedidoDeTaller, direccionParaPagar } from "~/domain/talleres/ventas/direcciones";
import { RECHAZOS_DE_PEDIDO_DE_TALLER } from "~/domain/talleres/ventas/pedidoDeTaller";
import { precioHoy } from "~/domain/ventas/pedidos/pedido";
import { services } from "~/services.server";
import { recibirCompra } from "~/shell/compra/comprar.server";
import { envioDeCompra } from "~/shell/compra/formulario";
import { comprobanteEnPalabras } from "~/shell/compra/comprobante.server";
import { seguirEn } from "~/shell/formularios/envio.server";
import { precioConCuponMirado } from "~/shell/compra/cuponMirado.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import { exigir } from "~/shell/responder";
import { EN_VIVO } from "../vivo/direcciones";

/**
 * Held place of this person in the date of the address; 404 for another person's. After the deadline the person is
 * told so on the page of the date, or of the order.
 */
async function suLugar({ request, params, context }: LoaderArgs | ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const url = params.url ?? "";
  const dia = new URL(request.url).searchParams.get("fecha") ?? "";
  const pedida = { idPersona, url, fecha: dia };
  const visto = exigir(await services.talleres.verPorPagar(pedida), RECHAZOS_DE_PEDIDO_DE_TALLER);
  const { vencio, conDinero, pedido } = visto;
  const suFecha = direccionDeFecha({ url, fecha: dia });
  if (vencio && conDinero && pedido) throw seguirEn(direccionDePedidoDeTaller(pedido));
  // An unpublished workshop has no page for people without a place in it.
  if (vencio)
    throw seguirEn((await services.talleres.tallerPara(pedida)) ? suFecha : EN_VIVO, "lugar-sin-pagar");
  return { idPersona, url, suFecha, ...visto };
}

export async function loader(args: LoaderArgs) {
  const { idPersona, url, suFecha, inscripcion, fecha, pedido, sePaga, procesando } = await suLugar(args);
  // The page of the date tells about a place that is paid or on the waiting list.
  if (!sePaga) throw seguirEn(suFecha);
  if (procesando && pedido) throw seguirEn(direccionDePedidoDeTaller(pedido));
  const ahora = services.now();
  const taller = (await services.talleres.todos()).find(({ uid }) => uid === fecha.uid);
  return {
    titulo: fecha.titulo,
    fecha: fecha.fecha,
    suFecha,
    cuando: `${diaVisto(fechaDe(fecha.inicio), ahora)}, de ${horaDe(fecha.inicio)} a ${horaDe(fecha.fin)}`,
    demostracion: taller && esDemostracion(taller) ? QUE_ES_UNA_DEMOSTRACION : null,
    devolucionAlDejar: textoAntesDePagar(fecha, ahora),
    hasta: inscripcion.expiraEn ? horaYDia(inscripcion.expiraEn, ahora) : "",
    precio: precioHoy(pedido, fecha),
    conCupon: await precioConCuponMirado(args.request, direccionParaPagar(fecha), (cupon) =>
      services.talleres.validarCupon({ idPersona, uid: fecha.uid, fecha: fecha.fecha, cupon }),
    ),
    admiteCupon: await services.ventas.admiteCupon(pedido),
    ...(await comprobanteEnPalabras(idPersona, direccionParaPagar({ url, fecha: fecha.fecha }))),
  };
}

export async function action(args: ActionArgs) {
  const { idPersona, fecha } = await suLugar(args);
  const personaYFecha = { idPersona, uid: fecha.uid, fecha: fecha.fecha };
  return recibirCompra(await leerFormulario(args.request), {
    ...{ request: args.request, idArticulo: direccionParaPagar(fecha) },
    esquema: envioDeCompra,
    rechazos: RECHAZOS_DE_PEDIDO_DE_TALLER,
    cotizar: (cupon) => services.talleres.validarCupon({ ...personaYFecha, cupon }),
    pagar: ({ cupon, intencion: formaDePago }) =>
      services.talleres.pedirYPagar({
        ...personaYFecha,
        cupon,
        formaDePago,
        origen: new URL(args.request.url).origin,
      }),
    direccionDelPedido: direccionDePedidoDeTaller,
  });
}
