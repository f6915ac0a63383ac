import { cerrarPaginas, type DepsDeCobro } from "../../ventas/pagos/abrirPagina";
import { totalDe } from "../../ventas/pedidos/pedido";
import type { DepsConSitio } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { entregarBonos } from "./confirmarCompra";
import { limiteDePago } from "./paquete";

interface Pregunta {
  idPersona: number;
  idPedido: string;
}

/** Confirms an order of a pack that its coupon covers whole: there is nothing to charge. Again, it answers it. */
export function makePagarCompraConCupon({
  transaccion,
  now,
  sitio,
}: DepsConSitio<"compras" | "correos" | "destinatarios" | "notificaciones" | "pedidos" | "saldos">) {
  return ({ idPersona, idPedido }: Pregunta) =>
    transaccion(async (trx) => {
      const ahora = now();
      const vista = await trx.compras.deUnaPersona(idPedido, idPersona);
      const compra = vista && (await trx.compras.bloquear(idPedido));
      if (!compra) return refuse("compra-no-existe");
      if (totalDe(compra) > 0) return refuse("falta-pagar");
      if (compra.estado === "pagado") return done(compra);
      if (compra.estado !== "pendiente" || ahora >= limiteDePago(compra)) return refuse("compra-vencida");
      await trx.pedidos.cambiarEstado(idPedido, ["pendiente"], "pagado", ahora);
      await entregarBonos(trx, sitio, compra, ahora, "Tu cupón cubrió todo el precio.");
      return done(compra);
    });
}

/**
 * Drops an order of a pack that nobody paid: its coupon comes back at once. A payment that comes after all goes back
 * whole. Dropping it again changes nothing.
 */
export function makeSoltarCompra(deps: DepsDeCobro) {
  const { transaccion, now } = deps;
  return async ({ idPersona, idPedido }: Pregunta) => {
    const soltada = await transaccion(async (trx) => {
      const vista = await trx.compras.deUnaPersona(idPedido, idPersona);
      const compra = vista && (await trx.compras.bloquear(idPedido));
      if (!compra) return refuse("compra-no-existe");
      if (compra.estado === "pagado" || compra.estado === "devuelto") return refuse("compra-cerrada");
      const pagos = await trx.pagos.delPedido(idPedido);
      if (pagos.some(({ estado }) => estado === "procesando")) return refuse("pago-en-proceso");
      await trx.pedidos.cambiarEstado(idPedido, ["pendiente"], "anulado", now());
      return done({ idPedido });
    });
    if (soltada.ok) await cerrarPaginas(deps, idPedido);
    return soltada;
  };
}
