import type { Deps, Repos } from "../../shared/puertos";
import { seDesistio } from "./pago";

/**
 * The money of an order, for its page: its payments, the hosted page opened last, and whether the person called off the
 * payment.
 */
export async function pagosDe(repos: Repos<"cobros" | "pagos">, idPedido: string) {
  const [pagos, cobros] = await Promise.all([
    repos.pagos.delPedido(idPedido),
    repos.cobros.delPedido(idPedido),
  ]);
  const urlDePago = cobros.findLast((cobro) => cobro.urlDePago)?.urlDePago ?? null;
  return { pagos, urlDePago, hayCobro: cobros.length > 0, seDesistio: seDesistio(cobros) };
}

/** True when the gateway may know more than we do: the order is unpaid, or its refund has not arrived. */
export function makeSigueAbierto({ repos }: Deps<"pedidos">) {
  return async ({ idPersona, idPedido }: { idPersona: number; idPedido: string }) => {
    const pedido = await repos.pedidos.deUnaPersona(idPedido, idPersona);
    return pedido !== null && pedido.estado !== "pagado" && pedido.estado !== "devuelto";
  };
}
