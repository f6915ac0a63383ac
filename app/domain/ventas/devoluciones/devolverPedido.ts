import type { Deps, Repos, Repositorios } from "../../shared/puertos";
import type { Rechazado } from "../../shared/rechazo";
import { anotarActoDeSoporte } from "../../cuentas/accesosADatos/accesoADatos";
import { done, refuse } from "../../shared/result";
import { centimosRestantes, type Pago } from "../pagos/pago";
import { vendibleDe, type ConVendibles } from "../pedidos/vendible";

/** Refusal in words for an operator: the words for customers would say that the order is not theirs. */
export const PEDIDO_NO_EXISTE: Rechazado = {
  clase: "not-found",
  mensaje: "No hay un pedido con ese código.",
};

/** Refusal of every seller for an order without money left to give back. */
export const nadaQueDevolver = () =>
  refuse<"nada-que-devolver", Rechazado>("nada-que-devolver", {
    clase: "conflict",
    mensaje: "De ese pedido no queda nada por devolver.",
  });

/**
 * Refunds the money of any order that was not refunded yet, for an operator. A repeated request refunds nothing more.
 */
export function makeDevolverPedido<K extends keyof Repositorios>({
  transaccion,
  ...deps
}: Deps<NoInfer<K> | ReposAlDevolver> & ConVendibles<K>) {
  return (idPedido: string) => transaccion((trx) => devolverEn(trx, deps, idPedido));
}

type ReposAlDevolver = "accesosADatos" | "pedidos";

/** Refunds the money of an order inside the caller's transaction. The person reads of it among their data. */
export async function devolverEn<K extends keyof Repositorios>(
  trx: Repos<K | ReposAlDevolver>,
  { now, newId, ...deps }: Pick<Deps<never>, "now" | "newId"> & ConVendibles<K>,
  idPedido: string,
) {
  const visto = await trx.pedidos.porId(idPedido);
  if (!visto) return refuse("pedido-no-existe", PEDIDO_NO_EXISTE);
  const vendible = vendibleDe(deps, visto);
  const ahora = now();
  const devuelto = await vendible.devolver(trx, await vendible.bloquear(trx, visto), ahora);
  if (!devuelto.ok) return devuelto;
  const { idPersona } = visto;
  const acto = { idPersona, accion: "pedido-devuelto", creadoEn: ahora } as const;
  await anotarActoDeSoporte({ repos: trx, newId }, acto);
  return done({ idPersona, ...devuelto.value });
}

/** Marks these payments for refund; the refund job asks the gateway. Returns the sum in céntimos. */
export async function devolverPagos(
  repos: Repos<"pagos">,
  pagos: readonly Pago[],
  ahora: Date,
): Promise<number> {
  let centimos = 0;
  for (const pago of pagos) {
    if (await repos.pagos.cambiarEstado(pago, ["pagado"], "por-devolver", ahora))
      centimos += centimosRestantes(pago);
  }
  return centimos;
}

declare module "../../cuentas/accesosADatos/accesoADatos" {
  interface AccionesSobreDatos {
    "pedido-devuelto": string;
  }
}
