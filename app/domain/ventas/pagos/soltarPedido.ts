import { cerrarPaginas, type ConPasarela } from "./abrirPagina";
import type { Deps, Repositorios } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import { bloquearPedido, type ConVendibles } from "../pedidos/vendible";
import type { Pedido } from "../pedidos/pedido";
import { PAGO_EN_PROCESO, RECHAZOS_SIN_PEDIDO } from "./rechazos";

type DepsAlSoltar<K extends keyof Repositorios, P extends Pedido, E extends object, R extends string> = Deps<
  NoInfer<K> | "cobros" | "pedidos"
> &
  ConPasarela &
  ConVendibles<K, P, E, R>;

/**
 * Drops an unpaid order: its goods are free at once, its coupon is given back, its hosted page is closed. The lock
 * decides between this and a simultaneous payment; a later payment is refunded whole. A repeated call changes nothing.
 */
export function makeSoltarPedido<
  K extends keyof Repositorios,
  P extends Pedido,
  E extends object,
  R extends string,
>(deps: DepsAlSoltar<K, P, E, R>) {
  const { transaccion, now } = deps;
  return async (pregunta: { idPersona: number; idPedido: string }) => {
    const { idPedido } = pregunta;
    const soltado = await transaccion(async (trx): Promise<Result<{ idPedido: string }, R>> => {
      const bloqueado = await bloquearPedido(trx, deps, pregunta);
      if (!bloqueado.ok) return bloqueado;
      const { vendible, pedido } = bloqueado.value;
      if (pedido.estado === "pagado" || pedido.estado === "devuelto")
        return refuse(vendible.rechazos.cerrado);
      const rechazo = pedido.estado === "pendiente" && (await vendible.soltar(trx, pedido, now()));
      return rechazo ? refuse(rechazo) : done({ idPedido });
    });
    if (soltado.ok) await cerrarPaginas(deps, idPedido);
    return soltado;
  };
}

export const RECHAZOS_AL_SOLTAR = { ...RECHAZOS_SIN_PEDIDO, ...PAGO_EN_PROCESO };
export type RechazoAlSoltar = keyof typeof RECHAZOS_AL_SOLTAR;

/** Drops an order of any seller; its refusals use general words for orders. */
export function makeSoltarCualquiera<K extends keyof Repositorios>(
  deps: DepsAlSoltar<K, Pedido, object, string>,
) {
  const soltar = makeSoltarPedido(deps);
  const es = (clave: "noExiste" | "cerrado", rechazo: string) =>
    deps.vendibles.some(({ rechazos }) => rechazos[clave] === rechazo);
  return async (pregunta: {
    idPersona: number;
    idPedido: string;
  }): Promise<Result<{ idPedido: string }, RechazoAlSoltar>> => {
    const soltado = await soltar(pregunta);
    if (soltado.ok) return soltado;
    if (es("noExiste", soltado.rechazo)) return refuse("pedido-no-existe");
    return refuse(es("cerrado", soltado.rechazo) ? "pedido-cerrado" : "pago-en-proceso");
  };
}
