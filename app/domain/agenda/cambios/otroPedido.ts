import { revertirComprobante } from "../../ventas/comprobantes/emitirComprobante";
import { loQueQueda } from "../../ventas/pagos/pago";
import { totalDe } from "../../ventas/pedidos/pedido";
import type { Reserva } from "../reservas/reserva";
import type { Repos } from "../../shared/puertos";
import { avisar, retirarRecordatorios } from "../citas/avisos";
import { soltarCambios } from "../citas/cancelarCita";
import type { CitaConDetalle } from "../citas/cita";
import type { Remitente } from "../citas/enlaceDeSala";

interface Relevo {
  /** With its time locked. */
  cita: CitaConDetalle;
  /** Paid already, for a time that is this session's already. */
  pedido: Reserva;
  ahora: Date;
}

/**
 * The session of one order goes on to another, at another price: order, coupon and mail change together, and what
 * the former cost more and its receipt go back. Inside the caller's transaction, which gives the new receipt.
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
  await avisar(repos, remitente, "reprogramada", movida, ahora, cambio);
  await revertirComprobante(repos, anterior.idPedido, ahora);
  return movida;
}

/** The newest payments first: one that is not needed at all goes back whole, and of one at most a part. */
async function devolverDiferencia(
  repos: Repos<"pagos">,
  { cita, pedido, centimos, ahora }: Relevo & { centimos: number },
) {
  let falta = centimos;
  for (const pago of (await repos.pagos.deLaCita(cita)).toReversed()) {
    const queda = loQueQueda(pago);
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
