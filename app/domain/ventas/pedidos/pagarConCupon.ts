import { estaVigente } from "../../agenda/horarios/horario";
import type { DepsConSitio } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { confirmarPedido } from "./confirmarPedido";
import { porCobrar } from "./pedido";

/** Confirms an order that its coupon covers whole: there is nothing to charge. Again, it answers its session. */
export function makePagarConCupon({
  transaccion,
  now,
  newId,
  sitio,
}: DepsConSitio<
  | "citas"
  | "comprobantes"
  | "correos"
  | "datosDeCompra"
  | "horarios"
  | "notificaciones"
  | "pedidos"
  | "personas"
  | "preferencias"
>) {
  return ({ idPersona, idPedido }: { idPersona: number; idPedido: string }) =>
    transaccion(async (trx) => {
      const ahora = now();
      const visto = await trx.pedidos.deUnaPersona(idPedido, idPersona);
      if (!visto) return refuse("pedido-no-existe");
      await trx.horarios.bloquear(visto.idHorario);
      const pedido = await trx.pedidos.deUnaPersona(idPedido, idPersona);
      const horario = await trx.horarios.deUnaPersona(visto.idHorario, idPersona);
      if (!pedido || !horario) return refuse("pedido-no-existe");
      if (porCobrar(pedido) > 0) return refuse("falta-pagar");
      if (!(await trx.pedidos.cambiarEstado(idPedido, ["pendiente"], "pagado", ahora))) {
        const cita = await trx.citas.delPedido(idPedido);
        if (cita) return done(cita);
        return estaVigente(horario, ahora) ? refuse("pedido-cerrado") : refuse("reserva-vencida");
      }
      if (!(await trx.horarios.reservar(horario.idHorario, ahora))) return refuse("reserva-vencida");
      return done(
        await confirmarPedido(trx, sitio, { pedido, horario, formaDePago: "cupon", idCita: newId(), ahora }),
      );
    });
}
