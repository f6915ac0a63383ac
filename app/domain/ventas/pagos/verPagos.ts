import type { Deps, Repos } from "../../shared/puertos";

/** What the page of every order asks about its money: its payments, and the last page that was opened to pay it. */
export async function pagosDe(repos: Repos<"cobros" | "pagos">, idPedido: string) {
  const [pagos, cobros] = await Promise.all([
    repos.pagos.delPedido(idPedido),
    repos.cobros.delPedido(idPedido),
  ]);
  const urlDePago = cobros.findLast((cobro) => cobro.urlDePago)?.urlDePago ?? null;
  return { pagos, urlDePago, hayCobro: cobros.length > 0 };
}

/** Whether the gateway may know more of an order than we do: nobody paid it, or what they paid has not come back. */
export function makeSigueAbierto({ repos }: Deps<"pedidos">) {
  return async ({ idPersona, idPedido }: { idPersona: number; idPedido: string }) => {
    const pedido = await repos.pedidos.deUnaPersona(idPedido, idPersona);
    return pedido !== null && pedido.estado !== "pagado" && pedido.estado !== "devuelto";
  };
}
