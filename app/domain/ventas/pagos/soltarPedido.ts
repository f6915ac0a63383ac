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
 * Drops an order that waits for its payment: what it kept is free at once, its coupon comes back, its hosted page is
 * closed. A payment that comes at the same moment is decided by the lock; one that comes later goes back whole.
 * Dropping it again changes nothing.
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
      const suyo = await bloquearPedido(trx, deps, pregunta);
      if (!suyo.ok) return suyo;
      const { vendible, pedido } = suyo.value;
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

/** The same of an order of any seller, whose refusals it says in the words of every order. */
export function makeSoltarCualquiera<K extends keyof Repositorios>(
  deps: DepsAlSoltar<K, Pedido, object, string>,
) {
  const soltar = makeSoltarPedido(deps);
  const es = (cual: "noExiste" | "cerrado", rechazo: string) =>
    deps.vendibles.some(({ rechazos }) => rechazos[cual] === rechazo);
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
