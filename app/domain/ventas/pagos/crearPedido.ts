import type { RechazoDeCupon } from "../cupones/cupon";
import { contandoIntentos } from "../cupones/intentos";
import { admiteCupon, usarCupon, type ConCupon, type PlanDe } from "../cupones/usarCupon";
import type { Deps, Repos, Repositorios } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import { vendibleDe, type ConVendibles, type EnVenta, type Vendible } from "../pedidos/vendible";
import type { Pedido } from "../pedidos/pedido";

/** The buyer, and the code of their coupon. */
interface Quien {
  idPersona: number;
  cupon?: string | undefined;
}

/**
 * Creates an order at today's price, with its coupon. A repeated request before the payment gives the same order; only
 * a new coupon changes it. `vendibles`: sellers to which the existing order may belong.
 */
export function makeCrearPedido<
  O,
  K extends keyof Repositorios,
  P extends Pedido,
  E extends object,
  R extends string,
>(
  deps: Deps<NoInfer<K> | "cobros" | "cupones" | "intentos" | "pedidos"> & ConVendibles<K, P, E, R>,
  enVenta: EnVenta<K, O, P, E, R>,
  planDe: PlanDe,
) {
  const { transaccion, now } = deps;
  return async (orden: O & Quien): Promise<Result<P, R | RechazoDeCupon>> => {
    const { cupon: codigo } = orden;
    if (!codigo) return pedir(orden, null);
    const plan = await planDe(orden.idPersona);
    return contandoIntentos(deps, orden.idPersona, (permitido) => pedir(orden, { codigo, plan, permitido }));
  };

  function pedir(orden: O & Quien, conCupon: ConCupon | null) {
    return transaccion(async (trx): Promise<Result<P, R | RechazoDeCupon>> => {
      const pedido = await enVenta.pedir(trx, orden, deps);
      if (!pedido.ok || !conCupon || pedido.value.estado !== "pendiente") return pedido;
      const creado = pedido.value;
      return rebajar(trx, vendibleDe(deps, creado), { creado, conCupon }, now());
    });
  }
}

/** Replaces the coupon of an order. */
async function rebajar<K extends keyof Repositorios, P extends Pedido, E extends object, R extends string>(
  repos: Repos<K> & Repos<"cobros" | "cupones" | "pedidos">,
  vendible: Vendible<K, P, E, R>,
  { creado, conCupon }: { creado: P; conCupon: ConCupon },
  ahora: Date,
): Promise<Result<P, R | RechazoDeCupon>> {
  const uso = await vendible.uso(repos, creado);
  if (!uso.ok) return uso;
  // The lock keeps the hosted page and other coupons from changing the order between the read and the write.
  const pedido = await vendible.bloquear(repos, creado);
  const { idPedido, cupon } = pedido;
  if (cupon === conCupon.codigo) return done(pedido);
  if (!(await admiteCupon(repos, pedido))) return refuse("cupon-tarde");
  await repos.cupones.devolver([idPedido], ahora);
  const rebaja = await usarCupon(repos, conCupon, { pedido, uso: uso.value }, ahora);
  if (!rebaja.ok) return rebaja;
  await repos.pedidos.rebajar(idPedido, conCupon.codigo, rebaja.value, ahora);
  return done({ ...pedido, cupon: conCupon.codigo, descuentoCentimos: rebaja.value });
}
