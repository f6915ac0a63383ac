import { emitirComprobante, type RepositoriosAlEmitir } from "../comprobantes/emitirComprobante";
import type { Repos, Repositorios } from "../../shared/puertos";
import type { Vendible } from "../pedidos/vendible";
import type { Pedido } from "../pedidos/pedido";
import type { FormaDePago } from "../pedidos/formaDePago";

/**
 * Last step of every paid order, for all forms of payment. The order is delivered and a payment by card gets its
 * receipt, in the transaction that stores the money.
 */
export async function confirmarPedido<K extends keyof Repositorios, P extends Pedido, E extends object>(
  repos: Repos<K> & Repos<RepositoriosAlEmitir>,
  vendible: Vendible<K, P, E>,
  pedido: P,
  pago: { formaDePago: FormaDePago; ahora: Date },
): Promise<E> {
  const entregado = await vendible.entregar(repos, pedido, pago);
  if (pago.formaDePago === "tarjeta") {
    const { concepto } = await vendible.textos(repos, pedido);
    await emitirComprobante(repos, { pedido, concepto, ahora: pago.ahora });
  }
  return entregado;
}
