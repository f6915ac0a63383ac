import type { Deps, Todos } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { verExpediente, type Situacion } from "../../ventas/pedidos/quePaso";
import { deUnHorario } from "./deSesion";
import type { Reserva } from "./reserva";

type DeSesion = typeof deUnHorario.situaciones;

/** What somebody who asks about the payment of a session is told first. */
export type SituacionDeReserva = Situacion | DeSesion[keyof DeSesion];

/** An order of this person, what happened to it, and what can be done; another person's is not found. */
export function makeVerQuePaso(deps: Deps<Todos>) {
  return async ({ idPersona, idPedido }: { idPersona: number; idPedido: string }) => {
    const reserva = await deps.repos.reservas.deUnaPersona(idPedido, idPersona);
    return reserva ? completar(deps, reserva) : refuse("pedido-no-existe");
  };
}

async function completar({ repos, now }: Deps<Todos>, reserva: Reserva) {
  const horario = await repos.horarios.porId(reserva.idHorario);
  const especialista = horario && (await repos.especialistas.conAgenda(horario.idEspecialista));
  if (!horario || !especialista) return refuse("pedido-no-existe");
  const [cita, { estados, ...visto }] = await Promise.all([
    repos.citas.delPedido(reserva.idPedido),
    verExpediente(repos, deUnHorario, reserva, now()),
  ]);
  const { entrega, ...otros } = estados;
  return done({ ...visto, horario, especialista, cita, estados: { ...otros, cita: entrega } });
}

/** The orders of this person whose time is still held and that nobody has paid, with whom and when they are. */
export function makeVerPorPagar(deps: Deps<Todos>) {
  return async (idPersona: number) => {
    const porPagar = [];
    for (const reserva of await deps.repos.reservas.pendientes(idPersona)) {
      const visto = await completar(deps, reserva);
      if (visto.ok && visto.value.puede.soltar) porPagar.push(visto.value);
    }
    return porPagar;
  };
}
