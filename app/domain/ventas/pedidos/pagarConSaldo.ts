import { estaVigente } from "../../agenda/horarios/horario";
import type { DepsConSitio } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { confirmarPedido } from "./confirmarPedido";

/**
 * Pays an order with one bono of its specialty: the bono, the order, the session and its mail change together or
 * not at all. Paying a paid order again answers its session.
 */
export function makePagarConSaldo({
  transaccion,
  now,
  newId,
  sitio,
}: DepsConSitio<
  | "citas"
  | "comprobantes"
  | "correos"
  | "cupones"
  | "datosDeCompra"
  | "especialidades"
  | "especialistas"
  | "horarios"
  | "notificaciones"
  | "pagos"
  | "pedidos"
  | "personas"
  | "preferencias"
  | "saldos"
>) {
  return ({ idPersona, idPedido }: { idPersona: number; idPedido: string }) =>
    transaccion(async (trx) => {
      const ahora = now();
      const pedido = await trx.pedidos.deUnaPersona(idPedido, idPersona);
      if (!pedido) return refuse("pedido-no-existe");
      if (pedido.cambio) return refuse("es-un-cambio");
      await trx.horarios.bloquear(pedido.idHorario);
      const horario = await trx.horarios.deUnaPersona(pedido.idHorario, idPersona);
      if (!horario) return refuse("pedido-no-existe");

      if (!(await trx.pedidos.cambiarEstado(idPedido, ["pendiente"], "pagado", ahora))) {
        const cita = await trx.citas.delPedido(idPedido);
        if (cita) return done(cita);
        return estaVigente(horario, ahora) ? refuse("pedido-cerrado") : refuse("reserva-vencida");
      }
      const pagos = await trx.pagos.delPedido(idPedido);
      if (pagos.some((pago) => pago.estado === "procesando")) return refuse("pago-en-proceso");
      if (!(await trx.horarios.reservar(horario.idHorario, ahora))) return refuse("reserva-vencida");

      const especialista = await trx.especialistas.conAgenda(horario.idEspecialista);
      const especialidades = await trx.especialidades.todas();
      const especialidad = especialidades.find(({ slug }) => slug === especialista?.especialidad);
      if (!especialidad || !(await trx.saldos.gastar(idPersona, especialidad.id, idPedido, ahora))) {
        return refuse("sin-saldo");
      }
      // A bono pays the session whole: the coupon is worth keeping for another one.
      await trx.cupones.devolver([idPedido], ahora);
      await trx.pedidos.rebajar(idPedido, null, 0, ahora);
      return done(
        await confirmarPedido(trx, sitio, { pedido, horario, formaDePago: "saldo", idCita: newId(), ahora }),
      );
    });
}
