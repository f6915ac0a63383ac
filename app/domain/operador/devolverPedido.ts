import type { Deps } from "../puertos";
import { done, refuse } from "../shared/result";

/**
 * Gives back what is still kept of an order that has no session any more: one that was cancelled too late, or never
 * came to be. Once, whoever asks again; the refund job does the rest.
 */
export function makeDevolverPedido({ transaccion, now }: Deps) {
  return (idPedido: string) =>
    transaccion(async (trx) => {
      const ahora = now();
      const visto = await trx.pedidos.porId(idPedido);
      if (!visto) return refuse("pedido-no-existe");
      await trx.horarios.bloquear(visto.idHorario);
      const suya = await trx.citas.delPedido(idPedido);
      const cita = suya && (await trx.citas.porId(suya.idCita));
      if (cita?.estado === "reservada") return refuse("cita-en-pie");
      let centimos = 0;
      for (const pago of await trx.pagos.delPedido(idPedido)) {
        if (await trx.pagos.cambiarEstado(pago, ["pagado"], "por-devolver", ahora))
          centimos += pago.montoCentimos;
      }
      const deshecho = await trx.pedidos.cambiarEstado(idPedido, ["pagado"], "devuelto", ahora);
      const conBono = deshecho && cita?.formaDePago === "saldo";
      if (conBono) {
        const especialidades = await trx.especialidades.todas();
        const especialidad = especialidades.find(({ slug }) => slug === cita.slugDeEspecialidad);
        if (!especialidad) throw new Error("a session without its specialty");
        await trx.saldos.devolver(cita.idPersona, especialidad.id, idPedido, ahora);
      }
      return centimos > 0 || deshecho
        ? done({ centimos, bonos: conBono ? 1 : 0 })
        : refuse("nada-que-devolver");
    });
}
