import { revertirComprobante } from "../../ventas/comprobantes/emitirComprobante";
import { centimosRestantes } from "../../ventas/pagos/pago";
import { totalDe } from "../../ventas/pedidos/pedido";
import type { Reserva } from "../reservas/reserva";
import type { Repos } from "../../shared/puertos";
import { avisar, retirarRecordatorios } from "../citas/avisos";
import { soltarCambios } from "../citas/cancelarCita";
import type { CitaConDetalle } from "../citas/cita";
import type { Remitente } from "../citas/enlaceDeSala";

interface Relevo {
  /** The session; its time is locked by the caller. */
  cita: CitaConDetalle;
  /** A paid order for the time that the session has by now. */
  pedido: Reserva;
  ahora: Date;
}

/**
 * Moves a session from one order to another with another price. Order, coupon and mail change together; the excess of
 * the former payment is refunded, and its receipt is cancelled. Runs inside the caller's transaction, which writes the
 * new receipt.
 */
export async function pasarAOtroPedido(
  repos: Repos<
    | "citas"
    | "comprobantes"
    | "consentimientos"
    | "correos"
    | "especialistas"
    | "horarios"
    | "notificaciones"
    | "pagos"
    | "pedidos"
    | "personas"
    | "preferencias"
    | "reservas"
  >,
  remitente: Remitente,
  { cita, pedido, ahora }: Relevo,
): Promise<CitaConDetalle> {
  const anterior = await repos.pedidos.porId(cita.idPedido);
  if (!anterior || !(await repos.citas.mover(cita, pedido, ahora))) {
    throw new Error("a session that changed while it was locked");
  }
  if (!(await repos.reservas.relevar(anterior, pedido, cita.idCita, ahora))) {
    throw new Error("a session whose order is not paid");
  }
  await repos.pedidos.rebajar(pedido.idPedido, anterior.cupon, pedido.descuentoCentimos, ahora);
  await soltarCambios(repos, cita, ahora);
  const diferencia = totalDe(pedido) - totalDe(anterior);
  if (diferencia < 0) await devolverDiferencia(repos, { cita, pedido, centimos: -diferencia, ahora });
  const movida = await repos.citas.porId(cita.idCita);
  if (!movida) throw new Error("a session that was moved away");
  await retirarRecordatorios(repos, cita);
  const cambio = { antes: cita, diferenciaCentimos: diferencia };
  await avisar(repos, remitente, { suceso: "reprogramada", cita: movida, ...cambio }, ahora);
  await revertirComprobante(repos, anterior.idPedido, ahora);
  return movida;
}

/** The newest payments are refunded first: whole while they are not needed at all, and at most one in part. */
async function devolverDiferencia(
  repos: Repos<"pagos">,
  { cita, pedido, centimos, ahora }: Relevo & { centimos: number },
) {
  let falta = centimos;
  for (const pago of (await repos.pagos.deLaCita(cita)).toReversed()) {
    const queda = centimosRestantes(pago);
    if (falta === 0) return;
    if (queda <= falta) {
      if (await repos.pagos.cambiarEstado(pago, ["pagado"], "por-devolver", ahora)) falta -= queda;
    } else if (await repos.pagos.cambiarEstado(pago, ["pagado"], "pagado", ahora)) {
      const parte = { ...pago, idDevolucion: `diferencia-${pedido.idPedido}`, montoCentimos: falta };
      await repos.pagos.devolverParte(parte, ahora);
      falta = 0;
    }
  }
}
