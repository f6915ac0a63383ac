import { vencerRetenciones } from "../../agenda/horarios/retenerHorario";
import { sumarMinutos } from "../../shared/fechas";
import { done, refuse } from "../../shared/result";
import { hastaElAlto } from "../../shared/unidades";
import { avisarDeTaller, type DepsDeTaller } from "./avisos";
import {
  expiraElLugar,
  lugaresLibres,
  sePuedeAceptar,
  yaEmpezo,
  type FechaConLugares,
  type Inscripcion,
} from "./inscripcion";
import { recursoDe, terminarInscripcion } from "./inscribirse";

/**
 * The job of the lines: what was offered and ran out, what has nothing to wait for any more, and every free place to
 * the first in its line. It begins from what is stored, so that a run that died is finished by the next.
 */
export function makeOfrecerLugares(deps: DepsDeTaller) {
  return async (alto?: AbortSignal) => {
    for (const fecha of hastaElAlto(await deps.repos.fechasDeTaller.conEspera(deps.now()), alto)) {
      for (const una of await deps.repos.inscripciones.vivas(fecha)) {
        if (loQueAcaba(una, fecha, deps.now())) await revisar(deps, fecha, una);
      }
      if (!yaEmpezo(fecha, deps.now())) await repartir(deps, fecha);
    }
  };
}

const loQueAcaba = (una: Inscripcion, fecha: FechaConLugares, ahora: Date) =>
  una.estado === "ofrecida" && !sePuedeAceptar(una, ahora)
    ? "vencida"
    : una.estado === "esperando" && yaEmpezo(fecha, ahora)
      ? "pasada"
      : null;

/** Ends an offer that ran out, and a wait for something that has begun. */
function revisar(deps: DepsDeTaller, { uid, fecha: dia }: FechaConLugares, { idInscripcion }: Inscripcion) {
  return deps.transaccion(async (trx) => {
    const ahora = deps.now();
    const fecha = await trx.fechasDeTaller.bloquear({ uid, fecha: dia });
    const una = await trx.inscripciones.porId(idInscripcion);
    if (!fecha || !una) return done(undefined);
    const suceso = loQueAcaba(una, fecha, ahora);
    if (!suceso) return done(undefined);
    const fin = suceso === "vencida" ? "sin-respuesta" : "pasada";
    if (await terminarInscripcion(trx, una, fin, ahora)) {
      await avisarDeTaller(trx, deps, una, fecha, { suceso }, ahora);
    }
    return done(undefined);
  });
}

/** One after another in their order, for as long as something is free. */
async function repartir(deps: DepsDeTaller, fecha: FechaConLugares): Promise<void> {
  const enLinea = (await deps.repos.inscripciones.vivas(fecha)).filter(
    ({ estado }) => estado === "esperando",
  );
  for (const una of enLinea) {
    const hecho = await ofrecer(deps, fecha, una);
    if (hecho.ok) continue;
    if (hecho.rechazo === "sin-lugar") return;
    if (hecho.rechazo === "se-cruza-con-lo-tuyo") await saltar(deps, fecha, una);
  }
}

function ofrecer(deps: DepsDeTaller, clave: FechaConLugares, una: Inscripcion) {
  return deps.transaccion(async (trx) => {
    const ahora = deps.now();
    const fecha = await trx.fechasDeTaller.bloquear(clave);
    const expiraEn = fecha && expiraElLugar(fecha.inicio, ahora);
    if (!expiraEn) return refuse("sin-lugar");
    const { idInscripcion, idPersona } = una;
    const recurso = recursoDe(fecha);
    const tomados = (await trx.ocupaciones.tomados([recurso])).get(recurso) ?? 0;
    if (lugaresLibres({ cupos: fecha.cupos, tomados }) === 0) return refuse("sin-lugar");
    if (!(await trx.inscripciones.ofrecer(idInscripcion, expiraEn))) return refuse("ya-no-espera");
    await vencerRetenciones(trx, { idEspecialista: "", idPersona }, ahora);
    if (!(await trx.ocupaciones.ocuparPersona(idInscripcion, idPersona, fecha))) {
      return refuse("se-cruza-con-lo-tuyo");
    }
    if (!(await trx.ocupaciones.ocuparLugar(idInscripcion, recurso, fecha.cupos))) return refuse("sin-lugar");
    await avisarDeTaller(trx, deps, una, fecha, { suceso: "oferta", expiraEn }, ahora);
    return done(undefined);
  });
}

/** Nobody is passed over in silence: they are told once, and asked again when nothing of theirs is in the way. */
function saltar(deps: DepsDeTaller, fecha: FechaConLugares, una: Inscripcion) {
  return deps.transaccion(async (trx) => {
    const ahora = deps.now();
    if (await trx.inscripciones.anotarSalto(una.idInscripcion, ahora)) {
      await avisarDeTaller(trx, deps, una, fecha, { suceso: "salto" }, ahora);
    }
    return done(undefined);
  });
}

/**
 * When a reminder is due before the start, and from when on it is too late for it: a server that was down for a
 * while still sends it, one that was down for long leaves it to the next one.
 */
const RECORDATORIOS = [
  { suceso: "recordatorio-24h", antesEnMinutos: 24 * 60, hastaEnMinutos: 12 * 60 },
  { suceso: "recordatorio-1h", antesEnMinutos: 60, hastaEnMinutos: 0 },
] as const;
const POR_VUELTA = 200;

/** The reminders of those who have a place; once more looked at, locked, before it is written. */
export function makeRecordarTalleres(deps: DepsDeTaller) {
  const { repos, transaccion, now } = deps;
  return async (alto?: AbortSignal) => {
    for (const { suceso, antesEnMinutos, hastaEnMinutos } of RECORDATORIOS) {
      const ahora = now();
      const tramo = {
        inicio: sumarMinutos(ahora, hastaEnMinutos),
        fin: sumarMinutos(ahora, antesEnMinutos),
      };
      const porRecordar = await repos.inscripciones.porRecordar(suceso, tramo, POR_VUELTA);
      for (const { inscripcion, fecha } of hastaElAlto(porRecordar, alto)) {
        await transaccion(async (trx) => {
          await trx.fechasDeTaller.bloquear(fecha);
          if (!(await trx.inscripciones.recordada(inscripcion.idInscripcion, suceso))) return done(false);
          // Taken after it was due: that mail said all that this one would.
          if (inscripcion.creadaEn <= sumarMinutos(fecha.inicio, -antesEnMinutos)) {
            await avisarDeTaller(trx, deps, inscripcion, fecha, { suceso }, ahora);
          }
          return done(true);
        });
      }
    }
  };
}
