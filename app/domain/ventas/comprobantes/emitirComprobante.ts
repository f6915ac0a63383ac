import { receptorDe } from "./datosDeCompra";
import { datosDeCompraDe } from "./guardarDatosDeCompra";
import type { Repos } from "../../shared/puertos";
import { soles } from "../../shared/dinero";
import { totalDe, type Pedido } from "../pedidos/pedido";
import {
  centimosSinNota,
  comprobanteDeVenta,
  idDeNota,
  idDeVenta,
  notaDeCredito,
  seAnula,
  type Comprobante,
} from "./comprobante";

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
 * Cancels the receipt of a refunded order, in the transaction that refunds it. An order without a receipt, or whose
 * receipt was cancelled before, is left alone.
 */
export async function revertirComprobante(
  repos: Repos<"comprobantes">,
  idPedido: string,
  ahora: Date,
): Promise<void> {
  const venta = await repos.comprobantes.porId(idDeVenta(idPedido));
  if (!venta || venta.estado === "anulado") return;
  const notas = await notasDe(repos, idPedido);
  // Another process may have sent the receipt after we read it: the conditional update decides.
  if (seAnula(venta) && (await repos.comprobantes.anular(venta.idComprobante, ahora))) {
    // A note is sent after its receipt alone, so no note of this one was sent.
    for (const { idComprobante } of notas) await repos.comprobantes.anular(idComprobante, ahora);
    return;
  }
  if (centimosSinNota(venta, notas) > 0)
    await repos.comprobantes.crear(notaDeCredito(venta, { notas, ahora }));
}

/** Lowers the receipt of an order by a refunded part, in the transaction of that refund. */
export async function rebajarComprobante(
  repos: Repos<"comprobantes">,
  { idPedido, centimos }: { idPedido: string; centimos: number },
  ahora: Date,
): Promise<void> {
  const venta = await repos.comprobantes.porId(idDeVenta(idPedido));
  if (!venta || venta.estado === "anulado") return;
  const notas = await notasDe(repos, idPedido);
  if (centimosSinNota(venta, notas) < centimos) throw new Error("a receipt of less than its refunds");
  await repos.comprobantes.crear(notaDeCredito(venta, { notas, centimos, ahora }));
}

/** Credit notes of an order, the first one first. */
async function notasDe(repos: Repos<"comprobantes">, idPedido: string): Promise<Comprobante[]> {
  const notas: Comprobante[] = [];
  for (;;) {
    const nota = await repos.comprobantes.porId(idDeNota(idPedido, notas.length + 1));
    if (!nota) return notas;
    notas.push(nota);
  }
}
