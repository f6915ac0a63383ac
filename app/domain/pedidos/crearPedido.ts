import { estaVigente } from "../horarios/horario";
import type { Deps } from "../puertos";
import { done, refuse } from "../shared/result";
import { VERSION_DE_TRATAMIENTO_DE_DATOS, type Pedido } from "./pedido";

/** Orders a held time at today's price. A hold has one live order: asking again answers the same one. */
export function makeCrearPedido({ transaccion, now, newId }: Deps) {
  return ({ idPersona, idHorario }: { idPersona: number; idHorario: string }) =>
    transaccion(async (trx) => {
      // Else an order made while its time is let go would wait for ever.
      await trx.horarios.bloquear(idHorario);
      const horario = await trx.horarios.deUnaPersona(idHorario, idPersona);
      if (!horario) return refuse("horario-no-existe");
      if (horario.estado === "reservado") {
        const pedido = await trx.pedidos.ultimoDelHorario(idHorario);
        if (pedido) return done(pedido);
      }
      if (!estaVigente(horario, now())) return refuse("reserva-vencida");
      const especialista = await trx.especialistas.conAgenda(horario.idEspecialista);
      if (!especialista) return refuse("horario-no-existe");
      const pedido: Pedido = {
        idPedido: newId(),
        idPersona,
        idHorario,
        estado: "pendiente",
        precioCentimos: especialista.precioCentimos,
        versionDeDatos: VERSION_DE_TRATAMIENTO_DE_DATOS,
        creadoEn: now(),
      };
      return done(await trx.pedidos.crear(pedido));
    });
}
