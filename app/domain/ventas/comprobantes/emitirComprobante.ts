import { receptorDe } from "./datosDeCompra";
import { datosDeCompraDe } from "./guardarDatosDeCompra";
import type { Repos } from "../../shared/puertos";
import { soles } from "../../shared/dinero";
import { totalDe, type Pedido } from "../pedidos/pedido";
import { comprobanteDeVenta, idDeVenta, notaDeCredito, seAnula } from "./comprobante";

export type LoDeEmitir = "comprobantes" | "datosDeCompra" | "personas";

interface PedidoCobrado {
  pedido: Pick<Pedido, "idPersona" | "idPedido" | "precioCentimos" | "descuentoCentimos">;
  /** It passes through other hands: not of which specialty. */
  concepto: string;
  ahora: Date;
}

/**
 * Writes the receipt of an order that a card paid, in the transaction that confirms it, with the discount in its
 * concept. Last of all in there: whoever takes a number holds its series until the transaction ends.
 */
export async function emitirComprobante(
  repos: Repos<LoDeEmitir>,
  { pedido, concepto, ahora }: PedidoCobrado,
): Promise<void> {
  const { idPersona, idPedido, descuentoCentimos } = pedido;
  const vistos = await datosDeCompraDe(repos, idPersona);
  if (!vistos) throw new Error("an order without its person");
  await repos.comprobantes.crear(
    comprobanteDeVenta({
      ...receptorDe(vistos.datos, vistos.persona),
      idPersona,
      idPedido,
      concepto:
        descuentoCentimos > 0 ? `${concepto}, con ${soles(descuentoCentimos)} de descuento` : concepto,
      totalCentimos: totalDe(pedido),
      ahora,
    }),
  );
}

/** Takes the receipt of a refunded order back, in the transaction that refunds it. Orders without one have none to lose. */
export async function revertirComprobante(
  repos: Repos<"comprobantes">,
  idPedido: string,
  ahora: Date,
): Promise<void> {
  const venta = await repos.comprobantes.porId(idDeVenta(idPedido));
  if (!venta || venta.estado === "anulado") return;
  // The issuer may have been handed it since it was read: the row decides.
  if (seAnula(venta) && (await repos.comprobantes.anular(venta.idComprobante, ahora))) return;
  await repos.comprobantes.crear(notaDeCredito(venta, ahora));
}
