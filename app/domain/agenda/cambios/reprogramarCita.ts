import { cercanosPara } from "../horarios/cercanos";
import { horarioQueEmpieza } from "../horarios/disponibilidad";
import type { Horario } from "../horarios/horario";
import { perteneceALaLista } from "../horarios/listaDelHorario";
import { vencerRetenciones } from "../horarios/retenerHorario";
import { retiroDatosDeSalud } from "../../consentimientos/datosDeSalud";
import type { EspecialistaConAgenda } from "../especialistas/especialista";
import { emitirComprobante } from "../../ventas/comprobantes/emitirComprobante";
import { conceptoDeSesion } from "../reservas/textos";
import type { PedidoDeCambio } from "../reservas/reserva";
import { cabeOtraReserva } from "../citas/reservasPorDia";
import type { Repos, ReposSinCandado } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { avisar, retirarRecordatorios } from "../citas/avisos";
import { bloquearCita, soltarCambios } from "../citas/cancelarCita";
import { antesDeConfirmar } from "../citas/cambios";
import { diferenciaDePrecio, rechazoAlCambiarDeEspecialista } from "../citas/diferencia";
import { pasarAOtroPedido } from "./otroPedido";
import type { CitaConDetalle } from "../citas/cita";
import type { DepsDeCitas } from "../citas/enlaceDeSala";

/** Repositories to which a move of a session writes. */
export type RepositoriosAlMover =
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
  /** Another specialist of the same specialty; by default the specialist of the session. */
  idEspecialista?: string | undefined;
  /** Version of the session on the page that the person saw: a form or link can move it once. */
  version?: number | undefined;
  /** Céntimos that the page told the person to pay; below zero, the refund that it promised. */
  diferenciaCentimos?: number | undefined;
}

/**
 * Moves a session to another time. One transaction takes the new time before it frees the old one, under the same
 * unique index as a booking. A failure leaves the old time unchanged. Nothing is charged; the difference to a cheaper
 * specialist is refunded. A move to the present time changes nothing.
 */
export function makeReprogramarCita(deps: DepsDeCitas<RepositoriosAlMover>) {
  const { repos, transaccion, now } = deps;
  return async function reprogramarCita(pedida: Reprogramacion) {
    const ahora = now();
    const resultado = await transaccion((trx) => moverCita(trx, deps, pedida, { ahora }));
    return resultado.ok
      ? resultado
      : refuse(resultado.rechazo, { cercanos: await cercanosDelCambio(repos, pedida, ahora) });
  };
}

/**
 * Free times near an unavailable one, to which the session can move. The session's own time does not count as taken.
 */
export async function cercanosDelCambio(
  repos: ReposSinCandado<"citas" | "especialistas" | "esperas" | "horarios" | "ocupaciones">,
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
 * The locked session, and the specialist, time and extra cost of its move. `destino` is null when the session has that
 * time already.
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
  // The new specialist would see the person's data, which needs the consent like a new session (Ley 29733, art. 13.6).
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

/** Moves a session inside the caller's transaction. `deLaLista`: a waiting list offered the time to this person. */
export async function moverCita(
  trx: Repos<RepositoriosAlMover>,
  deps: DepsDeCitas<never>,
  pedida: Reprogramacion,
  { ahora, deLaLista = false }: { ahora: Date; deLaLista?: boolean },
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
    // The time is reserved at once and never a hold, so this expiry is not used.
    expiraEn: ahora,
    ampliado: false,
    creadoEn: ahora,
  };
  await vencerRetenciones(trx, nuevo, ahora);
  const choque = await trx.horarios.mover(anterior, nuevo, especialista);
  if (choque) return refuse(await nombrarChoque(trx, choque, nuevo, ahora));
  if (!deLaLista && (await perteneceALaLista(trx, especialista, nuevo, ahora))) {
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
  await avisar(trx, deps, { suceso: "reprogramada", cita: movida, antes: cita }, ahora);
  return done(movida);
}

/** Order of a session that moves to a cheaper specialist; the earlier payment covers it. */
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

/** Version of the text on health data that the person accepted when booking; the session's next order keeps it. */
export async function versionAceptada(trx: Repos<"reservas">, { idPedido }: CitaConDetalle): Promise<string> {
  const pedido = await trx.reservas.porId(idPedido);
  if (!pedido) throw new Error("a session without its order");
  return pedido.versionDeDatos;
}

/**
 * Reason why a time cannot be taken, as this person sees it: a time that the person holds was not "just taken" by
 * another.
 */
export async function nombrarChoque<C extends string>(
  trx: Repos<"horarios">,
  choque: C,
  nuevo: Horario,
  ahora: Date,
): Promise<C | "se-cruza"> {
  const horarios = await trx.horarios.deLaPersona(nuevo.idPersona, ahora);
  const esSuyo = horarios.some(
    (otro) => otro.idHorario !== nuevo.idHorario && otro.inicio < nuevo.fin && nuevo.inicio < otro.fin,
  );
  return choque === "horario-ocupado" && esSuyo ? "se-cruza" : choque;
}
