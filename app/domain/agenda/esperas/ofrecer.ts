import type { EspecialistaConAgenda } from "../especialistas/especialista";
import { diasConHorarios, type HorarioLibre } from "../horarios/disponibilidad";
import { estaVigente, type Choque, expiraLaOferta } from "../horarios/horario";
import { unaRetencion, vencerRetenciones } from "../horarios/retenerHorario";
import type { Repos } from "../../shared/puertos";
import { fechaDe } from "../../shared/fechas";
import { done, refuse } from "../../shared/result";
import { avisarDeEspera, type DepsDeEspera } from "./avisos";
import {
  acepta,
  finDeEspera,
  limiteDeCita,
  MAXIMO_SIN_RESPUESTA,
  type Espera,
  type MotivoDeSalto,
  type OfertaDeEspera,
} from "./espera";
import { cerrarEspera } from "./responder";
import { hastaElAlto } from "../../shared/unidades";

const POR_VUELTA = 50;

/**
 * Job of the waiting lists. It closes expired offers and places without anything to wait for, then offers each free
 * time to the first in its list. Each step is one transaction that starts from the stored state, so the next run
 * completes an interrupted one.
 */
export function makeOfrecerEsperas(deps: DepsDeEspera) {
  const { repos, now } = deps;
  return async (alto?: AbortSignal) => {
    const porRevisar = await repos.esperas.porRevisar(now(), POR_VUELTA);
    for (const oferta of hastaElAlto(porRevisar, alto)) await revisarOferta(deps, oferta);
    const especialistas = await repos.especialistas.todos();
    const vivas = await repos.esperas.vivas(especialistas.map(({ idEspecialista }) => idEspecialista));
    if (vivas.length === 0) return;
    const ocupados = await repos.horarios.ocupados(
      [...new Set(vivas.map(({ idEspecialista }) => idEspecialista))],
      now(),
    );
    for (const especialista of hastaElAlto(especialistas, alto)) {
      const esperas = vivas.filter(({ idEspecialista }) => idEspecialista === especialista.idEspecialista);
      if (esperas.length === 0) continue;
      const enLinea = await sinLasQueAcaban(deps, esperas, especialista);
      const tomados = ocupados.get(especialista.idEspecialista) ?? [];
      const libres = diasConHorarios(especialista, tomados, now()).flatMap(({ horarios }) => horarios);
      await repartir(deps, especialista, enLinea, libres);
    }
  };
}

/** Closes the places that have nothing to wait for. A place whose session moved waits until the session's new time. */
async function sinLasQueAcaban(
  deps: DepsDeEspera,
  esperas: Espera[],
  especialista: EspecialistaConAgenda,
): Promise<Espera[]> {
  const { repos, transaccion, now } = deps;
  const siguen: Espera[] = [];
  for (const espera of esperas) {
    const cita = espera.idCita ? await repos.citas.porId(espera.idCita) : null;
    const hasta = cita?.inicio ?? espera.hasta;
    const fin = finDeEspera({ ...espera, hasta }, especialista, cita, now());
    if (fin) await terminar(deps, espera, fin);
    else if (hasta.getTime() !== espera.hasta.getTime()) {
      await transaccion(async (trx) => {
        await trx.esperas.alargar(espera.idEspera, hasta);
        return done(undefined);
      });
    }
    if (!fin && espera.estado === "esperando") siguen.push({ ...espera, hasta });
  }
  return siguen;
}

function terminar(deps: DepsDeEspera, espera: Espera, fin: NonNullable<Espera["fin"]>) {
  return deps.transaccion(async (trx) => {
    const ahora = deps.now();
    if (await cerrarEspera(trx, espera, fin, ahora)) {
      await avisarDeEspera(trx, deps, { suceso: "fin", espera, fin }, ahora);
    }
    return done(undefined);
  });
}

/**
 * Offers each free time, earliest first. It goes to the first person in the list who can take it and got no offer of it
 * before.
 */
async function repartir(
  deps: DepsDeEspera,
  especialista: EspecialistaConAgenda,
  enLinea: Espera[],
  libres: HorarioLibre[],
) {
  const ofrecidas = await deps.repos.esperas.ofertas(enLinea.map(({ idEspera }) => idEspera));
  const yaSeOfrecio = ({ idEspera }: Espera, inicio: Date) =>
    ofrecidas.some((oferta) => oferta.idEspera === idEspera && oferta.inicio.getTime() === inicio.getTime());
  let quedan = enLinea;
  for (const libre of libres) {
    for (const espera of quedan) {
      if (!acepta(espera, libre.inicio) || yaSeOfrecio(espera, libre.inicio)) continue;
      const respuesta = await ofrecer(deps, espera, libre, especialista);
      if (respuesta === "siguiente") continue;
      if (respuesta === "ofrecido") quedan = quedan.filter((otra) => otra !== espera);
      break;
    }
  }
}

/**
 * Outcome of an offer: `ofrecido` was made, `siguiente` goes to the next person, `tomado` means that the time is taken.
 */
type Respuesta = "ofrecido" | "siguiente" | "tomado";

async function ofrecer(
  deps: DepsDeEspera,
  espera: Espera,
  libre: HorarioLibre,
  especialista: EspecialistaConAgenda,
): Promise<Respuesta> {
  const { transaccion, now, newId } = deps;
  const { idEspecialista, idPersona, idEspera } = espera;
  const ahora = now();
  const resultado = await transaccion(async (trx) => {
    const cita = espera.idCita ? await trx.citas.porId(espera.idCita) : null;
    const expiraEn = expiraLaOferta(libre.inicio, especialista, ahora, limiteDeCita(cita));
    if (!expiraEn) return refuse("tarde");
    if (!(await trx.esperas.cambiarEstado(idEspera, "esperando", "ofrecida"))) return refuse("ya-no-espera");
    if (espera.tipo === "dia" && (await yaReservo(trx, espera, ahora))) {
      await cerrarEspera(trx, espera, "ya-reservada", ahora);
      await avisarDeEspera(trx, deps, { suceso: "fin", espera, fin: "ya-reservada" }, ahora);
      return done("siguiente" as const);
    }
    const horario = unaRetencion({ idEspecialista, idPersona }, libre, { newId, ahora, expiraEn });
    await vencerRetenciones(trx, { idEspecialista, idPersona }, ahora);
    const choque = await trx.horarios.retener(horario, especialista);
    if (choque) return refuse<Choque>(choque);
    const oferta = nuevaOferta(deps, espera, libre, { idHorario: horario.idHorario, expiraEn });
    if (!(await trx.esperas.ofrecer(oferta))) return refuse("ya-no-espera");
    await avisarDeEspera(trx, deps, { suceso: "oferta", espera, oferta }, ahora);
    return done("ofrecido" as const);
  });
  if (resultado.ok) return resultado.value;
  if (resultado.rechazo === "se-cruza" || resultado.rechazo === "demasiadas-retenciones") {
    await saltar(deps, espera, libre, resultado.rechazo);
    return "siguiente";
  }
  return resultado.rechazo === "tarde" || resultado.rechazo === "ya-no-espera" ? "siguiente" : "tomado";
}

/** Records that an offer skipped a person, and the reason, which the person can read. */
function saltar(deps: DepsDeEspera, espera: Espera, libre: HorarioLibre, motivo: MotivoDeSalto) {
  return deps.transaccion(async (trx) => {
    const ahora = deps.now();
    const oferta = nuevaOferta(deps, espera, libre, { motivo, expiraEn: ahora });
    if (await trx.esperas.ofrecer(oferta)) {
      await avisarDeEspera(trx, deps, { suceso: "salto", espera, oferta, motivo }, ahora);
    }
    return done(undefined);
  });
}

const nuevaOferta = (
  { newId, now }: DepsDeEspera,
  { idEspera }: Espera,
  { inicio }: HorarioLibre,
  {
    idHorario = null,
    motivo = null,
    expiraEn,
  }: { idHorario?: string | null; motivo?: MotivoDeSalto | null; expiraEn: Date },
): OfertaDeEspera => ({
  idOferta: newId(),
  idEspera,
  idHorario,
  inicio,
  estado: motivo ? "saltada" : "vigente",
  motivo,
  creadaEn: now(),
  expiraEn,
});

/** True when the person booked with this specialist on that day after joining the list. */
async function yaReservo(trx: Repos<"horarios">, espera: Espera, ahora: Date): Promise<boolean> {
  const horarios = await trx.horarios.deLaPersona(espera.idPersona, ahora);
  return horarios.some(
    ({ estado, idEspecialista, inicio, creadoEn }) =>
      estado === "reservado" &&
      idEspecialista === espera.idEspecialista &&
      fechaDe(inicio) === espera.fecha &&
      creadoEn >= espera.creadaEn,
  );
}

/** Closes an offer whose time is over. The state of the offered time tells whether the person took it. */
function revisarOferta(deps: DepsDeEspera, { idOferta, idEspera, idHorario }: OfertaDeEspera) {
  return deps.transaccion(async (trx) => {
    const ahora = deps.now();
    const espera = await trx.esperas.porId(idEspera);
    if (!espera || !idHorario) return refuse("espera-no-existe");
    await trx.horarios.bloquear(idHorario);
    const horario = await trx.horarios.porId(idHorario);
    if (!horario) return refuse("espera-no-existe");
    if (estaVigente(horario, ahora)) {
      // The person extended the hold, or a payment keeps it: the offer is checked again at its new end.
      await trx.esperas.posponerOferta(idOferta, horario.expiraEn);
      return done(undefined);
    }
    if (horario.estado === "reservado") {
      if (await trx.esperas.cerrarOferta(idOferta, "aceptada")) {
        await trx.esperas.terminar(idEspera, "aceptada", ahora);
      }
      return done(undefined);
    }
    await vencerRetenciones(trx, horario, ahora);
    const estado = horario.estado === "liberado" ? "rechazada" : "vencida";
    if (!(await trx.esperas.cerrarOferta(idOferta, estado))) return done(undefined);
    await trx.esperas.cambiarEstado(idEspera, "ofrecida", "esperando");
    if (estado === "rechazada") return done(undefined);
    const ofertas = await trx.esperas.ofertas([idEspera]);
    if (ofertas.filter((otra) => otra.estado === "vencida").length < MAXIMO_SIN_RESPUESTA) {
      const vencida = ofertas.find((otra) => otra.idOferta === idOferta);
      if (vencida) await avisarDeEspera(trx, deps, { suceso: "vencida", espera, oferta: vencida }, ahora);
    } else if (await trx.esperas.terminar(idEspera, "sin-respuesta", ahora)) {
      await avisarDeEspera(trx, deps, { suceso: "fin", espera, fin: "sin-respuesta" }, ahora);
    }
    return done(undefined);
  });
}
