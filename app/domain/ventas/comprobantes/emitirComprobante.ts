import { receptorDe } from "./datosDeCompra";
import { datosDeCompraDe } from "./guardarDatosDeCompra";
import type { Repos } from "../../shared/puertos";
import { soles } from "../../shared/dinero";
import { totalDe, type Pedido } from "../pedidos/pedido";
import { comprobanteDeVenta, idDeVenta, notaDeCredito, seAnula } from "./comprobante";

export type RepositoriosAlEmitir = "comprobantes" | "datosDeCompra" | "personas";

interface PedidoCobrado {
  pedido: Pick<Pedido, "idPersona" | "idPedido" | "precioCentimos" | "descuentoCentimos">;
  /** Concept on the receipt, which other people see: it never names a specialty. */
  concepto: string;
  ahora: Date;
}

/**
 * Writes the receipt of an order paid by card, in the transaction that confirms the order, with the discount in its
 * concept. The receipt is written last: taking a number locks its series until the transaction ends.
 */
export async function emitirComprobante(
  repos: Repos<RepositoriosAlEmitir>,
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

/**
 * Cancels the receipt of a refunded order, in the transaction that refunds it. An order without a receipt is left
 * alone.
 */
export async function revertirComprobante(
  repos: Repos<"comprobantes">,
  idPedido: string,
  ahora: Date,
): Promise<void> {
  const venta = await repos.comprobantes.porId(idDeVenta(idPedido));
  if (!venta || venta.estado === "anulado") return;
  // Another process may have sent the receipt after we read it: the conditional update decides.
  if (seAnula(venta) && (await repos.comprobantes.anular(venta.idComprobante, ahora))) return;
  await repos.comprobantes.crear(notaDeCredito(venta, ahora));
}
