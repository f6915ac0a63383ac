import { cercanosPara } from "../horarios/cercanos";
import { horarioQueEmpieza } from "../horarios/disponibilidad";
import type { Horario } from "../horarios/horario";
import { loEsperaOtra } from "../horarios/listaDelHorario";
import { vencerRetenciones } from "../horarios/retenerHorario";
import { retiroDatosDeSalud } from "../../consentimientos/datosDeSalud";
import type { EspecialistaConAgenda } from "../especialistas/especialista";
import { emitirComprobante } from "../../ventas/comprobantes/emitirComprobante";
import { conceptoDeSesion } from "../reservas/textos";
import type { PedidoDeCambio } from "../reservas/reserva";
import { cabeOtraReserva } from "../citas/reservasPorDia";
import type { Repos } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { avisar, retirarRecordatorios } from "../citas/avisos";
import { bloquearCita, soltarCambios } from "../citas/cancelarCita";
import { antesDeConfirmar } from "../citas/cambios";
import { diferenciaDePrecio, rechazoAlCambiarDeEspecialista } from "../citas/diferencia";
import { pasarAOtroPedido } from "./otroPedido";
import type { CitaConDetalle } from "../citas/cita";
import type { DepsDeCitas } from "../citas/enlaceDeSala";

/** What moving a session touches. */
export type LoDeMover =
  | "citas"
  | "comprobantes"
  | "consentimientos"
  | "correos"
  | "datosDeCompra"
  | "especialistas"
  | "esperas"
  | "horarios"
  | "intentos"
  | "notificaciones"
  | "ocupaciones"
  | "pagos"
  | "pedidos"
  | "personas"
  | "preferencias"
  | "reservas";

export interface Reprogramacion {
  idPersona: number;
  idCita: string;
  inicio: Date;
  /** Another one of the same specialty; the session's own when absent. */
  idEspecialista?: string | undefined;
  /** Of the session as the person saw it: a form and a link are good for one change. */
  version?: number | undefined;
  /** What the person was told to pay more, or to get back where it is below zero. */
  diferenciaCentimos?: number | undefined;
}

/**
 * Moves a session to another time. The new time is taken before the old one is freed, in one transaction and by the
 * same unique index as any booking, and whatever goes wrong leaves the old time as it was. Nothing is charged; what a
 * cheaper specialist costs less goes back. Moving it again to where it is changes nothing.
 */
export function makeReprogramarCita(deps: DepsDeCitas<LoDeMover>) {
  const { repos, transaccion, now } = deps;
  return async function reprogramarCita(pedida: Reprogramacion) {
    const ahora = now();
    const resultado = await transaccion((trx) => moverCita(trx, deps, pedida, ahora));
    return resultado.ok
      ? resultado
      : refuse(resultado.rechazo, { cercanos: await cercanosDelCambio(repos, pedida, ahora) });
  };
}

/** Times near the one that could not be had, to which the session can move: its own time does not stand in its way. */
export async function cercanosDelCambio(
  repos: Repos<"citas" | "especialistas" | "esperas" | "horarios" | "ocupaciones">,
  { idPersona, idCita, inicio, idEspecialista }: Reprogramacion,
  ahora: Date,
) {
  const cita = await repos.citas.deUnaPersona(idCita, idPersona);
  const conQuien = idEspecialista ?? cita?.idEspecialista;
  const especialista = conQuien ? await repos.especialistas.conAgenda(conQuien) : null;
  const enLugarDe = cita?.idHorario;
  return especialista ? cercanosPara(repos, { idPersona, especialista, inicio, enLugarDe }, ahora) : [];
}

/**
 * The session, locked, and where it would go: with whom, when, and what that costs more. `destino` is null where it is
 * there already.
 */
export async function prepararCambio(
  trx: Repos<"citas" | "consentimientos" | "especialistas" | "horarios" | "intentos">,
  { idPersona, idCita, inicio, idEspecialista, version, diferenciaCentimos }: Reprogramacion,
  ahora: Date,
) {
  const cita = await bloquearCita(trx, await trx.citas.deUnaPersona(idCita, idPersona));
  if (!cita) return refuse("cita-no-existe");
  if (cita.estado === "cancelada") return refuse("cita-cerrada");
  const conQuien = idEspecialista ?? cita.idEspecialista;
  if (conQuien === cita.idEspecialista && inicio.getTime() === cita.inicio.getTime()) {
    return done({ cita, destino: null });
  }
  if (version !== undefined && version !== cita.version) return refuse("cita-cambiada");
  const { rechazoAlReprogramar } = antesDeConfirmar(cita, ahora);
  if (rechazoAlReprogramar) return refuse(rechazoAlReprogramar);
  // Somebody who has not seen it yet would: as a new session, that wants the authorisation.
  if (conQuien !== cita.idEspecialista && (await retiroDatosDeSalud(trx, idPersona))) {
    return refuse("sin-consentimiento");
  }

  const especialista = await trx.especialistas.conAgenda(conQuien);
  if (!especialista) return refuse("especialista-no-existe");
  const alCambiar = rechazoAlCambiarDeEspecialista(cita, especialista);
  if (alCambiar) return refuse(alCambiar);
  const libre = horarioQueEmpieza(especialista, inicio, ahora);
  if (!libre) return refuse("horario-no-ofrecido");
  const diferencia = diferenciaDePrecio(cita, especialista);
  if (diferencia !== (diferenciaCentimos ?? 0)) return refuse("diferencia-distinta");
  if (!(await cabeOtraReserva(trx, idPersona, ahora))) return refuse("demasiadas-reservas");
  return done({ cita, destino: { especialista, libre, diferencia } });
}

/** Moves it inside the caller's transaction. `deLaLista`: the time was offered to this person, nobody is before them. */
export async function moverCita(
  trx: Repos<LoDeMover>,
  deps: DepsDeCitas<never>,
  pedida: Reprogramacion,
  ahora: Date,
  { deLaLista = false }: { deLaLista?: boolean } = {},
) {
  const preparado = await prepararCambio(trx, pedida, ahora);
  if (!preparado.ok) return refuse(preparado.rechazo);
  const { cita, destino } = preparado.value;
  if (!destino) return done(cita);
  const { especialista, libre, diferencia } = destino;
  if (diferencia > 0) return refuse("diferencia-por-pagar");
  const { idPersona, idCita } = cita;

  const anterior = await trx.horarios.porId(cita.idHorario);
  if (!anterior) throw new Error("a session without its time");
  const nuevo: Horario = {
    idHorario: deps.newId(),
    idEspecialista: especialista.idEspecialista,
    idPersona,
    inicio: libre.inicio,
    fin: libre.fin,
    estado: "reservado",
    // It is nobody's hold: it has no time to run out.
    expiraEn: ahora,
    ampliado: false,
    creadoEn: ahora,
  };
  await vencerRetenciones(trx, nuevo, ahora);
  const choque = await trx.horarios.mover(anterior, nuevo, especialista);
  if (choque) return refuse(await comoLoVe(trx, choque, nuevo, ahora));
  if (!deLaLista && (await loEsperaOtra(trx, especialista, nuevo, ahora))) {
    return refuse("lo-espera-otra-persona");
  }
  if (diferencia < 0) {
    const pedido = await trx.reservas.crear({
      ...pedidoMasBarato(cita, especialista, nuevo, deps.newId()),
      versionDeDatos: await versionAceptada(trx, cita),
    });
    const movida = await pasarAOtroPedido(trx, deps, { cita, pedido, ahora });
    await emitirComprobante(trx, { pedido, concepto: conceptoDeSesion(movida.inicio), ahora });
    return done(movida);
  }
  await soltarCambios(trx, cita, ahora);
  const { idPedido } = cita;
  if (!(await trx.citas.mover(cita, { idHorario: nuevo.idHorario, idPedido }, ahora))) {
    return refuse("cita-cambiada");
  }
  await trx.reservas.mudar(cita.idPedido, nuevo.idHorario, ahora);

  const movida = await trx.citas.porId(idCita);
  if (!movida) throw new Error("a session that was moved away");
  await retirarRecordatorios(trx, cita);
  await avisar(trx, deps, "reprogramada", movida, ahora, { antes: cita });
  return done(movida);
}

/** The order of a session with somebody who costs less: what was paid covers it. */
function pedidoMasBarato(
  cita: CitaConDetalle,
  { precioCentimos }: EspecialistaConAgenda,
  { idHorario, creadoEn }: Horario,
  idPedido: string,
): Omit<PedidoDeCambio, "versionDeDatos"> {
  const { idPersona, idCita, version, descuentoCentimos } = cita;
  return {
    clase: "cambio",
    idPedido,
    idPersona,
    idHorario,
    estado: "pagado",
    precioCentimos,
    cupon: null,
    descuentoCentimos,
    creadoEn,
    aCuentaCentimos: precioCentimos - descuentoCentimos,
    cambio: { idCita, version },
    relevadoPor: null,
  };
}

/** Which text on health data the session was booked under: it goes on to the order that takes its place. */
export async function versionAceptada(trx: Repos<"reservas">, { idPedido }: CitaConDetalle): Promise<string> {
  const pedido = await trx.reservas.porId(idPedido);
  if (!pedido) throw new Error("a session without its order");
  return pedido.versionDeDatos;
}

/** What stands in the way may be this very person's: then nobody else "just took" it. */
export async function comoLoVe<C extends string>(
  trx: Repos<"horarios">,
  choque: C,
  nuevo: Horario,
  ahora: Date,
): Promise<C | "se-cruza"> {
  const suyos = await trx.horarios.deLaPersona(nuevo.idPersona, ahora);
  const esSuyo = suyos.some(
    (otro) => otro.idHorario !== nuevo.idHorario && otro.inicio < nuevo.fin && nuevo.inicio < otro.fin,
  );
  return choque === "horario-ocupado" && esSuyo ? "se-cruza" : choque;
}
