import { vencerDeLaPersona } from "../../agenda/horarios/retenerHorario";
import type { Repos } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { cadaUna, hastaElAlto } from "../../shared/unidades";
import { avisarDeTaller, type DepsDeTaller } from "./avisos";
import {
  expiraElLugar,
  lugaresLibres,
  sePregunta,
  yaEmpezo,
  yaVencio,
  type FechaConLugares,
  type Inscripcion,
} from "./inscripcion";
import {
  recursoDe,
  terminarInscripcion,
  type RepositoriosAlTerminar,
  type RepositoriosAlTomar,
} from "./inscribirse";

type DepsDeOfrecer = DepsDeTaller<RepositoriosAlTerminar | RepositoriosAlTomar | "fechasDeTaller">;

/**
 * Job of the waiting lists. It closes expired offers and waits for dates that have begun, then offers each free place
 * to the first in its list. It starts from the stored state, so that the next run completes an interrupted one.
 */
export function makeOfrecerLugares(deps: DepsDeOfrecer) {
  return async (alto?: AbortSignal) => {
    const fechas = await deps.repos.fechasDeTaller.conEspera(deps.now());
    await cadaUna(hastaElAlto(fechas, alto), async (fecha) => {
      for (const inscripcion of await deps.repos.inscripciones.vivas(fecha)) {
        if (sucesoDelFin(inscripcion, fecha, deps.now())) await revisar(deps, fecha, inscripcion);
      }
      if (yaEmpezo(fecha, deps.now())) return;
      await (sePregunta(fecha, deps.now()) ? repartir(deps, fecha) : decirQueQuedan(deps, fecha));
    });
  };
}

const sucesoDelFin = (inscripcion: Inscripcion, fecha: FechaConLugares, ahora: Date) =>
  yaVencio(inscripcion, ahora)
    ? "vencida"
    : inscripcion.estado === "esperando" && yaEmpezo(fecha, ahora)
      ? "pasada"
      : null;

/** Ends an expired offer, or the wait for a date that has begun. */
function revisar(deps: DepsDeOfrecer, { uid, fecha: dia }: FechaConLugares, { idInscripcion }: Inscripcion) {
  return deps.transaccion(async (trx) => {
    const ahora = deps.now();
    const fecha = await trx.fechasDeTaller.bloquear({ uid, fecha: dia });
    const inscripcion = await trx.inscripciones.porId(idInscripcion);
    if (!fecha || !inscripcion) return done(undefined);
    const suceso = sucesoDelFin(inscripcion, fecha, ahora);
    if (!suceso) return done(undefined);
    const fin = suceso === "vencida" ? "sin-respuesta" : "pasada";
    // A place kept for its payment was no offer of the waiting list, so that no offer counts as missed.
    const sucesoAvisado = suceso === "vencida" && inscripcion.guardadaPara === "pagar" ? "sin-pagar" : suceso;
    if (await terminarInscripcion(trx, inscripcion, fin, ahora)) {
      await avisarDeTaller(trx, deps, { inscripcion, fecha, suceso: sucesoAvisado }, ahora);
    }
    return done(undefined);
  });
}

/** Tells the waiting people, once each, about places that came free too late for an offer: anybody may take them. */
async function decirQueQuedan(deps: DepsDeOfrecer, clave: FechaConLugares): Promise<void> {
  await deps.transaccion(async (trx) => {
    const ahora = deps.now();
    const fecha = await trx.fechasDeTaller.bloquear(clave);
    if (!fecha || yaEmpezo(fecha, ahora) || (await libresDe(trx, fecha)) === 0) return done(undefined);
    for (const inscripcion of await trx.inscripciones.vivas(fecha)) {
      if (inscripcion.estado !== "esperando") continue;
      await avisarDeTaller(trx, deps, { inscripcion, fecha, suceso: "quedan" }, ahora);
    }
    return done(undefined);
  });
}

async function libresDe(trx: Repos<"ocupaciones">, fecha: FechaConLugares): Promise<number> {
  const recurso = recursoDe(fecha);
  const tomados = (await trx.ocupaciones.tomados([recurso])).get(recurso) ?? 0;
  return lugaresLibres({ cupos: fecha.cupos, tomados });
}

/** Offers free places in the order of the waiting list. */
async function repartir(deps: DepsDeOfrecer, fecha: FechaConLugares): Promise<void> {
  for (const inscripcion of await deps.repos.inscripciones.vivas(fecha)) {
    if (inscripcion.estado !== "esperando") continue;
    const oferta = await ofrecer(deps, fecha, inscripcion);
    if (oferta.ok) continue;
    if (oferta.rechazo === "sin-lugar") return;
    if (oferta.rechazo === "se-cruza-con-lo-tuyo") await saltar(deps, fecha, inscripcion);
  }
}

function ofrecer(deps: DepsDeOfrecer, clave: FechaConLugares, inscripcion: Inscripcion) {
  return deps.transaccion(async (trx) => {
    const ahora = deps.now();
    const fecha = await trx.fechasDeTaller.bloquear(clave);
    const expiraEn = fecha && !yaEmpezo(fecha, ahora) && expiraElLugar(fecha.inicio, ahora);
    if (!expiraEn) return refuse("sin-lugar");
    const { idInscripcion, idPersona } = inscripcion;
    if ((await libresDe(trx, fecha)) === 0) return refuse("sin-lugar");
    if (!(await trx.inscripciones.ofrecer(idInscripcion, expiraEn))) return refuse("ya-no-espera");
    await vencerDeLaPersona(trx, idPersona, ahora);
    if (!(await trx.ocupaciones.ocuparPersona(idInscripcion, idPersona, fecha))) {
      return refuse("se-cruza-con-lo-tuyo");
    }
    if (!(await trx.ocupaciones.ocuparLugar(idInscripcion, recursoDe(fecha), fecha.cupos)))
      return refuse("sin-lugar");
    await avisarDeTaller(trx, deps, { inscripcion, fecha, suceso: "oferta", expiraEn }, ahora);
    return done(undefined);
  });
}

/** Tells a skipped person once, so that nobody is skipped unawares. They get another offer when nothing prevents it. */
function saltar(deps: DepsDeOfrecer, fecha: FechaConLugares, inscripcion: Inscripcion) {
  return deps.transaccion(async (trx) => {
    const ahora = deps.now();
    if (await trx.inscripciones.anotarSalto(inscripcion.idInscripcion, ahora)) {
      await avisarDeTaller(trx, deps, { inscripcion, fecha, suceso: "salto" }, ahora);
    }
    return done(undefined);
  });
}
