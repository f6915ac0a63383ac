import { refuse } from "../../shared/result";
import type { Vendible } from "../../ventas/pedidos/vendible";
import { bloquearCita } from "../citas/cancelarCita";
import type { Cita } from "../citas/cita";
import type { Remitente } from "../citas/enlaceDeSala";
import { pasarAOtroPedido } from "./otroPedido";
import { liberarRetencion } from "../horarios/retenerHorario";
import { deUnHorario, retirarSesion, type RepositoriosDeHorario } from "../reservas/deUnHorario";
import { porPagarDe, type DeSesion } from "../reservas/quePaso";
import type { PedidoDeCambio, RechazoDeReserva, Reserva } from "../reservas/reserva";

/**
 * The price difference of a session with a dearer specialist, sold as a kind of goods. After the payment the session
 * moves to its held time, and the old time is freed only then. Only a card can pay it.
 */
export function makeDeCambio(
  remitente: Remitente,
): Vendible<RepositoriosDeHorario, Reserva, Cita, RechazoDeReserva, DeSesion> {
  return {
    ...deUnHorario,
    clase: "cambio",
    conCupon: null,
    porPagar: (repos, idPersona, now) => porPagarDe(repos, "cambio", idPersona, now),

    /** The session's own time is locked first, in the same order as in every other change: no deadlock. */
    async bloquear(repos, pedido) {
      const { cambio } = esCambio(await deUnHorario.leer(repos, pedido));
      await bloquearCita(repos, await repos.citas.porId(cambio.idCita));
      return deUnHorario.bloquear(repos, pedido);
    },

    uso: () => Promise.resolve(refuse("es-un-cambio")),
    gastar: () => Promise.resolve("es-un-cambio"),

    /** False when the session changed meanwhile, or the new time is no longer held. */
    async tomar(repos, pedido, ahora) {
      const { cambio, idHorario } = esCambio(pedido);
      const cita = await repos.citas.porId(cambio.idCita);
      const sigueEnPie =
        cita?.estado === "reservada" &&
        cita.version === cambio.version &&
        (ahora < cita.inicio || cita.cambioLibre);
      const nuevo = await repos.horarios.porId(idHorario);
      return (
        sigueEnPie && nuevo !== null && ahora < nuevo.inicio && (await repos.horarios.reservar(idHorario))
      );
    },

    async entregar(repos, pedido, { ahora }) {
      const cita = await repos.citas.porId(esCambio(pedido).cambio.idCita);
      const anterior = cita && (await repos.horarios.porId(cita.idHorario));
      const nuevo = await repos.horarios.porId(pedido.idHorario);
      const especialista = nuevo && (await repos.especialistas.conAgenda(nuevo.idEspecialista));
      if (!cita || !anterior || !nuevo || !especialista) throw new Error("a change without its session");
      if (await repos.horarios.relevar(anterior, nuevo, especialista)) {
        throw new Error("a held time that a session cannot take");
      }
      return pasarAOtroPedido(repos, remitente, { cita, pedido, ahora });
    },

    async renunciar(repos, { idPedido, idHorario }, ahora) {
      await liberarRetencion(repos, idHorario, ahora);
      await repos.pedidos.cambiarEstado(idPedido, ["vencido", "anulado"], "devuelto", ahora);
    },

    /** The amount of this order is the difference, not the price of the session. */
    async textos(repos, pedido) {
      const textos = await deUnHorario.textos(repos, pedido);
      return { ...textos, titulo: `Diferencia por cambiar a: ${textos.titulo}` };
    },

    retirar: (repos, pedido, devuelto) => retirarSesion(repos, remitente, pedido, devuelto),
  };
}

function esCambio(reserva: Reserva): PedidoDeCambio {
  if (reserva.clase !== "cambio") throw new Error(`order ${reserva.idPedido} changes no session`);
  return reserva;
}
