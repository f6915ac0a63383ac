import { revertirComprobante } from "../../ventas/comprobantes/emitirComprobante";
import { repartirParte } from "../../ventas/devoluciones/devolverParte";
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
  if (diferencia < 0) {
    const parte = { centimos: -diferencia, idDevolucion: `diferencia-${pedido.idPedido}` };
    await repartirParte(repos, await repos.pagos.deLaCita(cita), parte, ahora);
  }
  const movida = await repos.citas.porId(cita.idCita);
  if (!movida) throw new Error("a session that was moved away");
  await retirarRecordatorios(repos, cita);
  const cambio = { antes: cita, diferenciaCentimos: diferencia };
  await avisar(repos, remitente, { suceso: "reprogramada", cita: movida, ...cambio }, ahora);
  await revertirComprobante(repos, anterior.idPedido, ahora);
  return movida;
}
