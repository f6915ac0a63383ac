import type { Deps, Repos, Repositorios } from "../../shared/puertos";
import { refuse } from "../../shared/result";
import { loQueQueda, type Pago } from "../pagos/pago";
import { vendibleDe, type ConVendibles } from "../pedidos/vendible";

/** Gives back what is still kept of anybody's order, for whoever runs the product. Once, whoever asks again. */
export function makeDevolverPedido<K extends keyof Repositorios>({
  transaccion,
  now,
  ...deps
}: Deps<NoInfer<K> | "pedidos"> & ConVendibles<K>) {
  return (idPedido: string) =>
    transaccion(async (trx) => {
      const visto = await trx.pedidos.porId(idPedido);
      if (!visto) return refuse("pedido-no-existe");
      const vendible = vendibleDe(deps, visto);
      return vendible.devolver(trx, await vendible.bloquear(trx, visto), now());
    });
}

/** What is kept of these payments is marked, and the refund job asks the gateway. Answers how much that is. */
export async function devolverPagos(
  repos: Repos<"pagos">,
  pagos: readonly Pago[],
  ahora: Date,
): Promise<number> {
  let centimos = 0;
  for (const pago of pagos) {
    if (await repos.pagos.cambiarEstado(pago, ["pagado"], "por-devolver", ahora))
      centimos += loQueQueda(pago);
  }
  return centimos;
}
