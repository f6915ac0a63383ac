import type { RechazoDeCupon } from "../cupones/cupon";
import { contandoIntentos } from "../cupones/intentos";
import { admiteCupon, usarCupon, type ConCupon, type PlanDe } from "../cupones/usarCupon";
import type { Deps, Repos, Repositorios } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import { vendibleDe, type ConVendibles, type EnVenta, type Vendible } from "../pedidos/vendible";
import type { Pedido } from "../pedidos/pedido";

/** Who orders, and the code of their coupon if they have one. */
interface Quien {
  idPersona: number;
  cupon?: string | undefined;
}

/**
 * Orders something at today's price, with its coupon. Asking for the same again before it is paid answers the same
 * order, and only a coupon that it had not changes it. `vendibles`: what the order that is answered may be.
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
      return rebajar(trx, vendibleDe(deps, pedido.value), pedido.value, conCupon, now());
    });
  }
}

/** Gives an order a coupon in the place of the one that it had. */
async function rebajar<K extends keyof Repositorios, P extends Pedido, E extends object, R extends string>(
  repos: Repos<K> & Repos<"cobros" | "cupones" | "pedidos">,
  vendible: Vendible<K, P, E, R>,
  creado: P,
  conCupon: ConCupon,
  ahora: Date,
): Promise<Result<P, R | RechazoDeCupon>> {
  const uso = await vendible.uso(repos, creado);
  if (!uso.ok) return uso;
  // Neither its page nor another coupon comes between what is read here and what is written.
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
