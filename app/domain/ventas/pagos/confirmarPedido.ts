import { emitirComprobante, type LoDeEmitir } from "../comprobantes/emitirComprobante";
import type { Repos, Repositorios } from "../../shared/puertos";
import type { Vendible } from "../pedidos/vendible";
import type { FormaDePago, Pedido } from "../pedidos/pedido";

/**
 * The end of every order that is paid, whatever paid it: it is delivered and, where a card paid it, has its receipt;
 * inside the caller's transaction with the money.
 */
export async function confirmarPedido<K extends keyof Repositorios, P extends Pedido, E extends object>(
  repos: Repos<K> & Repos<LoDeEmitir>,
  vendible: Vendible<K, P, E>,
  pedido: P,
  como: { formaDePago: FormaDePago; ahora: Date },
): Promise<E> {
  const entregado = await vendible.entregar(repos, pedido, como);
  if (como.formaDePago === "tarjeta") {
    const { concepto } = await vendible.textos(repos, pedido);
    await emitirComprobante(repos, { pedido, concepto, ahora: como.ahora });
  }
  return entregado;
}
