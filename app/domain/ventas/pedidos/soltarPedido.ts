import { cerrarPaginas, type DepsDeCobro } from "../pagos/abrirPagina";
import { done, refuse } from "../../shared/result";

/**
 * Drops an order that waits for its payment: its time is free at once. A payment that comes at the same moment is
 * decided by the lock on the time; one that comes later goes back whole. Dropping it again changes nothing.
 */
export function makeSoltarPedido(deps: DepsDeCobro) {
  const { transaccion, now } = deps;
  return async ({ idPersona, idPedido }: { idPersona: number; idPedido: string }) => {
    const soltado = await transaccion(async (trx) => {
      const visto = await trx.pedidos.deUnaPersona(idPedido, idPersona);
      if (!visto) return refuse("pedido-no-existe");
      await trx.horarios.bloquear(visto.idHorario);
      const pedido = (await trx.pedidos.porId(idPedido)) ?? visto;
      if (pedido.estado === "pagado" || pedido.estado === "devuelto") return refuse("pedido-cerrado");
      if (pedido.estado === "pendiente") {
        await trx.horarios.liberar(pedido.idHorario);
        await trx.pedidos.cerrarPendientes([pedido.idHorario], "anulado", now());
      }
      return done({ idPedido });
    });
    if (soltado.ok) await cerrarPaginas(deps, idPedido);
    return soltado;
  };
}
