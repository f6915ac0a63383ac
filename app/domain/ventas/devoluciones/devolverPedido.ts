import type { Deps, Repos, Repositorios } from "../../shared/puertos";
import type { Rechazado } from "../../shared/rechazo";
import { anotarActoDeSoporte } from "../../cuentas/accesosADatos/accesoADatos";
import { done, refuse } from "../../shared/result";
import { loQueQueda, type Pago } from "../pagos/pago";
import { vendibleDe, type ConVendibles } from "../pedidos/vendible";

/** As whoever runs the product reads it: to somebody else it would say that the order is not theirs. */
export const PEDIDO_NO_EXISTE: Rechazado = {
  clase: "not-found",
  mensaje: "No hay un pedido con ese código.",
};

/** What every seller says of an order of which nothing is left. */
export const nadaQueDevolver = () =>
  refuse<"nada-que-devolver", Rechazado>("nada-que-devolver", {
    clase: "conflict",
    mensaje: "De ese pedido no queda nada por devolver.",
  });

/** Gives back what is still kept of anybody's order, for whoever runs the product. Once, whoever asks again. */
export function makeDevolverPedido<K extends keyof Repositorios>({
  transaccion,
  now,
  newId,
  ...deps
}: Deps<NoInfer<K> | "accesosADatos" | "pedidos"> & ConVendibles<K>) {
  return (idPedido: string) =>
    transaccion(async (trx) => {
      const visto = await trx.pedidos.porId(idPedido);
      if (!visto) return refuse("pedido-no-existe", PEDIDO_NO_EXISTE);
      const vendible = vendibleDe(deps, visto);
      const ahora = now();
      const devuelto = await vendible.devolver(trx, await vendible.bloquear(trx, visto), ahora);
      if (!devuelto.ok) return devuelto;
      const { idPersona } = visto;
      const hecho = { idPersona, accion: "pedido-devuelto", creadoEn: ahora } as const;
      await anotarActoDeSoporte({ repos: trx, newId }, hecho);
      return done({ idPersona, ...devuelto.value });
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

declare module "../../cuentas/accesosADatos/accesoADatos" {
  interface AccionesSobreDatos {
    "pedido-devuelto": string;
  }
}
