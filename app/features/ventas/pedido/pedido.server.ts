import { codigoCortoLegible } from "~/domain/shared/codigoCorto";
import { diaYHora } from "~/domain/shared/fechas";
import { lineaDeEstados } from "~/domain/ventas/rastro/lineaDeEstados";
import { cambioEnPalabras, causaEnPalabras, estadoDicho } from "~/domain/ventas/rastro/textos";
import { cargosEnPalabras } from "~/domain/ventas/pagos/cargos";
import { QUE_PASO_CON_MI_PAGO, TU_PAGO } from "~/domain/ventas/pedidos/direcciones";
import { porCobrar, totalDe } from "~/domain/ventas/pedidos/pedido";
import { services } from "~/services.server";
import { RECHAZOS_SIN_PEDIDO } from "~/domain/ventas/pagos/rechazos";
import { exigir } from "~/shell/responder";

/** Data of the page "¿Qué pasó con mi pago?" in words, for any kind of order. */
export async function pedidoEnPalabras(idPersona: number, idPedido: string) {
  const visto = exigir(await services.ventas.verQuePaso({ idPersona, idPedido }), RECHAZOS_SIN_PEDIDO);
  const { pedido, pagos, rastro, estados, miramosEn, puede } = visto;
  const { que, explicacion, sinTarjeta, sinDinero, entrega, soltar, enlaces, conLineaDeCrisis } =
    visto.enPalabras;
  return {
    /** Short code of the order; its id when every code was taken. */
    codigo: pedido.codigo == null ? idPedido : codigoCortoLegible(pedido.codigo),
    que,
    pagina: explicacion.tono === "exito" ? TU_PAGO : QUE_PASO_CON_MI_PAGO,
    ...explicacion,
    totalCentimos: sinDinero === null ? totalDe(pedido) : 0,
    sinDinero,
    estado: pedido.estado,
    /** Sum of an order that only charges the difference to a dearer specialist, in any state. */
    diferenciaCentimos: pedido.aCuentaCentimos > 0 && porCobrar(pedido) > 0 ? porCobrar(pedido) : null,
    linea: lineaDeEstados({
      pedido: estadoDicho(estados.pedido, pedido),
      pago: estados.pago,
      sinTarjeta,
      entrega: entrega && { ...entrega, hecha: explicacion.tono === "exito" },
      devolucion: estados.devolucion,
    }),
    cargos: cargosEnPalabras(pagos),
    historial: rastro.map((cambio) => ({
      texto: cambioEnPalabras(cambio, pedido),
      porQuien: causaEnPalabras(cambio),
      cuando: diaYHora(cambio.creadoEn, services.now()),
      iso: cambio.creadoEn.toISOString(),
    })),
    miramos: cuandoMiramos(miramosEn, estados.devolucion === "pedida"),
    enlaces,
    conLineaDeCrisis: conLineaDeCrisis === true,
    seMira: puede.mirar,
    soltar: puede.soltar ? soltar : null,
  };
}
export type PedidoEnPalabras = NonNullable<Awaited<ReturnType<typeof pedidoEnPalabras>>>;

/** Next check of the order in words; null when nothing is left to check. */
function cuandoMiramos(miramosEn: Date | null, porDevolver: boolean): string | null {
  if (porDevolver) return "Pedimos la devolución cada pocos segundos, hasta que la pasarela la confirme.";
  return (
    miramosEn && `Volvemos a preguntarle a la pasarela de pago el ${diaYHora(miramosEn, services.now())}.`
  );
}
