import { consentirDatosDeSalud, type RespuestaSobreSalud } from "../../consentimientos/datosDeSalud";
import type { Deps, Repos } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import { pedidoNuevo } from "../../ventas/pedidos/pedido";
import type { Cotizacion, EnVenta, UsoPedido } from "../../ventas/pedidos/vendible";
import { avisar } from "../citas/avisos";
import { SIN_CAMBIOS, type Cita } from "../citas/cita";
import type { Remitente } from "../citas/enlaceDeSala";
import { cabeOtraReserva } from "../citas/reservasPorDia";
import { estaVigente, type Horario } from "../horarios/horario";
import { vencerRetenciones } from "../horarios/retenerHorario";
import { conQuien, deUnHorario, retirarSesion, suHorario, type RepositoriosDeHorario } from "./deUnHorario";
import { porPagarDe, type DeSesion } from "./quePaso";
import type { RechazoDeReserva, Reserva } from "./reserva";

declare module "../../ventas/pedidos/vendible" {
  interface CosasConCupon {
    sesiones: true;
  }
}

/** Fields of an order for a held time. */
interface Orden {
  idHorario: string;
  /** Answer to the question about health data; not needed when the person already agreed to the text in force. */
  salud?: RespuestaSobreSalud | undefined;
}

/** Sessions as a kind of goods: a paid order turns a held time into a session. */
export function makeDeSesion({
  newId,
  ...remitente
}: Pick<Deps<never>, "newId"> & Remitente): EnVenta<
  RepositoriosDeHorario | "intentos" | "politicas",
  Orden,
  Reserva,
  Cita,
  RechazoDeReserva,
  DeSesion
> {
  return {
    ...deUnHorario,
    clase: "sesion",
    conCupon: "sesiones",
    porPagar: (repos, idPersona, now) => porPagarDe(repos, "sesion", idPersona, now),

    cotizar: async (repos, { idPersona, idHorario }, ahora) =>
      cotizar(repos, await repos.horarios.deUnaPersona(idHorario, idPersona), ahora),

    /**
     * Stores the one open order of a held time. A session may concern health, which needs express consent in the ledger
     * (Ley 29733, art. 13.6); without consent there is no order.
     */
    async pedir(repos, { idPersona, idHorario, salud }, deps) {
      // The lock prevents an order for a time that is being freed: such an order would wait for ever.
      const bloqueado = await repos.horarios.bloquear(idHorario);
      const horario = bloqueado?.idPersona === idPersona ? bloqueado : null;
      const anterior = horario?.estado === "reservado" && (await repos.reservas.ultimaDelHorario(idHorario));
      if (anterior) return done(anterior);
      const creadoEn = deps.now();
      const cotizado = await cotizar(repos, horario, creadoEn);
      if (!cotizado.ok) return cotizado;
      const consentido = await consentirDatosDeSalud(repos, deps, {
        idPersona,
        flujo: "SESION",
        respuesta: salud,
      });
      if (!consentido.ok) return consentido;
      const { precioCentimos, pedido } = cotizado.value;
      // A repeated order for the same held time does not count again: the hold becomes one session.
      if (!pedido && !(await cabeOtraReserva(repos, idPersona, creadoEn)))
        return refuse("demasiadas-reservas");
      const nuevo = pedidoNuevo({ idPedido: deps.newId(), idPersona, precioCentimos, creadoEn });
      const reserva = { ...nuevo, clase: "sesion", idHorario, versionDeDatos: consentido.value } as const;
      return done(await repos.reservas.crear(reserva));
    },

    async uso(repos, reserva) {
      return done(usoDe(await conQuien(repos, await suHorario(repos, reserva))));
    },

    async gastar(repos, reserva, ahora) {
      const especialista = await conQuien(repos, await suHorario(repos, reserva));
      const especialidades = await repos.especialidades.todas();
      const especialidad = especialidades.find(({ slug }) => slug === especialista.especialidad);
      const { idPersona, idPedido } = reserva;
      const gastado =
        especialidad &&
        (await repos.saldos.gastar({ idPersona, idEspecialidad: especialidad.id, idPedido }, ahora));
      return gastado ? null : "sin-saldo";
    },

    /**
     * Takes the time of the order when it is still held, even past its deadline, or free again; false when another
     * person has it.
     */
    async tomar(repos, reserva, ahora) {
      const horario = await suHorario(repos, reserva);
      if (horario.inicio <= ahora) return false;
      if (await repos.horarios.reservar(horario.idHorario)) return true;
      if (horario.estado !== "vencido") return false;
      await vencerRetenciones(repos, horario, ahora);
      return (await repos.horarios.recuperar(horario, await conQuien(repos, horario))) === null;
    },

    async entregar(repos, { idPedido, idPersona, idHorario }, { formaDePago, ahora }) {
      const idCita = newId();
      await repos.citas.crear({
        ...SIN_CAMBIOS,
        idCita,
        idPedido,
        idHorario,
        idPersona,
        formaDePago,
        creadaEn: ahora,
        actualizadaEn: ahora,
      });
      const cita = await repos.citas.porId(idCita);
      if (!cita) throw new Error("a session that was not written");
      await avisar(repos, remitente, { suceso: "reservada", cita }, ahora);
      return cita;
    },

    retirar: (repos, reserva, devuelto) => retirarSesion(repos, remitente, reserva, devuelto),
  };
}

/** Price of an order for a held time, with the existing order. */
async function cotizar(
  repos: Repos<"especialistas" | "reservas">,
  horario: Horario | null,
  ahora: Date,
): Promise<Result<Cotizacion<Reserva>, RechazoDeReserva>> {
  const especialista = horario && (await repos.especialistas.conAgenda(horario.idEspecialista));
  if (!horario || !especialista) return refuse("horario-no-existe");
  if (!estaVigente(horario, ahora)) return refuse("reserva-vencida");
  const pedido = await repos.reservas.ultimaDelHorario(horario.idHorario);
  const precioCentimos = pedido?.precioCentimos ?? especialista.precioCentimos;
  return done({ pedido, precioCentimos, uso: usoDe(especialista) });
}

const usoDe = ({ especialidad }: { especialidad: string }): UsoPedido => ({
  para: "sesiones",
  especialidades: [especialidad],
});
