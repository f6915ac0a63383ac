import { devolverBono } from "../agenda/citas/cancelarCita";
import { devolverPaquete } from "../paquetes/compras/verCompras";
import { revertirComprobante } from "../ventas/comprobantes/emitirComprobante";
import { loQueQueda } from "../ventas/pagos/pago";
import type { DepsConSitio } from "../shared/puertos";
import { done, refuse } from "../shared/result";

const VUELVE = { saldo: "bono", tarjeta: "dinero", cupon: "cupon" } as const;

/**
 * Gives back what is still kept of an order that has no session any more: one that was cancelled too late, or never
 * came to be; or a whole pack while none of its bonos was spent. Once, whoever asks again; the refund job does the
 * rest.
 */
export function makeDevolverPedido({
  transaccion,
  now,
  sitio,
}: DepsConSitio<
  | "citas"
  | "compras"
  | "comprobantes"
  | "correos"
  | "destinatarios"
  | "especialidades"
  | "horarios"
  | "monedas"
  | "notificaciones"
  | "pagos"
  | "pedidos"
  | "saldos"
>) {
  return (idPedido: string) =>
    transaccion(async (trx) => {
      const ahora = now();
      const visto = await trx.pedidos.porId(idPedido);
      if (!visto) {
        const compra = await trx.compras.porId(idPedido);
        if (!compra) return refuse("pedido-no-existe");
        const devuelta = await devolverPaquete(trx, sitio, compra, ahora);
        if (devuelta.ok) return done({ centimos: devuelta.value, bonos: 0 });
        return refuse(devuelta.rechazo === "compra-cerrada" ? "nada-que-devolver" : devuelta.rechazo);
      }
      await trx.horarios.bloquear(visto.idHorario);
      const suya = await trx.citas.delPedido(idPedido);
      const cita = suya && (await trx.citas.porId(suya.idCita));
      if (visto.relevadoPor) return refuse("nada-que-devolver");
      if (cita?.estado === "reservada") return refuse("cita-en-pie");
      let centimos = 0;
      const pagos = cita ? await trx.pagos.deLaCita(cita) : await trx.pagos.delPedido(idPedido);
      for (const pago of pagos) {
        if (await trx.pagos.cambiarEstado(pago, ["pagado"], "por-devolver", ahora)) {
          centimos += loQueQueda(pago);
        }
      }
      if (!cita) return centimos > 0 ? done({ centimos, bonos: 0 }) : refuse("nada-que-devolver");
      if (!(await trx.citas.devolverDespues(cita.idCita, VUELVE[cita.formaDePago]))) {
        return refuse("nada-que-devolver");
      }
      // Its coupon comes back with it.
      await trx.pedidos.cambiarEstado(idPedido, ["pagado"], "devuelto", ahora);
      if (cita.formaDePago === "tarjeta") await revertirComprobante(trx, idPedido, ahora);
      if (cita.formaDePago !== "saldo") return done({ centimos, bonos: 0 });
      return (await devolverBono(trx, cita, ahora))
        ? done({ centimos, bonos: 1 })
        : refuse("nada-que-devolver");
    });
}
