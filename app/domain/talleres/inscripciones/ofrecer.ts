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
import { recursoDe, terminarInscripcion, type LoDeTerminar, type LoDeTomar } from "./inscribirse";

type DepsDeOfrecer = DepsDeTaller<LoDeTerminar | LoDeTomar | "fechasDeTaller">;

/**
 * The job of the lines: what was offered and ran out, what has nothing to wait for any more, and every free place to
 * the first in its line. It begins from what is stored, so that a run that died is finished by the next.
 */
export function makeOfrecerLugares(deps: DepsDeOfrecer) {
  return async (alto?: AbortSignal) => {
    const fechas = await deps.repos.fechasDeTaller.conEspera(deps.now());
    await cadaUna(hastaElAlto(fechas, alto), async (fecha) => {
      for (const una of await deps.repos.inscripciones.vivas(fecha)) {
        if (loQueAcaba(una, fecha, deps.now())) await revisar(deps, fecha, una);
      }
      if (yaEmpezo(fecha, deps.now())) return;
      await (sePregunta(fecha, deps.now()) ? repartir(deps, fecha) : decirQueQuedan(deps, fecha));
    });
  };
}

const loQueAcaba = (una: Inscripcion, fecha: FechaConLugares, ahora: Date) =>
  yaVencio(una, ahora) ? "vencida" : una.estado === "esperando" && yaEmpezo(fecha, ahora) ? "pasada" : null;

/** Ends an offer that ran out, and a wait for something that has begun. */
function revisar(deps: DepsDeOfrecer, { uid, fecha: dia }: FechaConLugares, { idInscripcion }: Inscripcion) {
  return deps.transaccion(async (trx) => {
    const ahora = deps.now();
    const fecha = await trx.fechasDeTaller.bloquear({ uid, fecha: dia });
    const una = await trx.inscripciones.porId(idInscripcion);
    if (!fecha || !una) return done(undefined);
    const suceso = loQueAcaba(una, fecha, ahora);
    if (!suceso) return done(undefined);
    const fin = suceso === "vencida" ? "sin-respuesta" : "pasada";
    // What was kept until it is paid was no offer: nobody comes after them.
    const dicho = suceso === "vencida" && una.guardadaPara === "pagar" ? "sin-pagar" : suceso;
    if (await terminarInscripcion(trx, una, fin, ahora)) {
      await avisarDeTaller(trx, deps, una, fecha, { suceso: dicho }, ahora);
    }
    return done(undefined);
  });
}

/** What comes free too late to be kept for anybody: everybody who waits is told of it once, and may take it. */
async function decirQueQuedan(deps: DepsDeOfrecer, clave: FechaConLugares): Promise<void> {
  await deps.transaccion(async (trx) => {
    const ahora = deps.now();
    const fecha = await trx.fechasDeTaller.bloquear(clave);
    if (!fecha || yaEmpezo(fecha, ahora) || (await libresDe(trx, fecha)) === 0) return done(undefined);
    for (const una of await trx.inscripciones.vivas(fecha)) {
      if (una.estado !== "esperando") continue;
      await avisarDeTaller(trx, deps, una, fecha, { suceso: "quedan" }, ahora);
    }
    return done(undefined);
  });
}

async function libresDe(trx: Repos<"ocupaciones">, fecha: FechaConLugares): Promise<number> {
  const recurso = recursoDe(fecha);
  const tomados = (await trx.ocupaciones.tomados([recurso])).get(recurso) ?? 0;
  return lugaresLibres({ cupos: fecha.cupos, tomados });
}

/** One after another in their order, for as long as something is free. */
async function repartir(deps: DepsDeOfrecer, fecha: FechaConLugares): Promise<void> {
  for (const una of await deps.repos.inscripciones.vivas(fecha)) {
    if (una.estado !== "esperando") continue;
    const hecho = await ofrecer(deps, fecha, una);
    if (hecho.ok) continue;
    if (hecho.rechazo === "sin-lugar") return;
    if (hecho.rechazo === "se-cruza-con-lo-tuyo") await saltar(deps, fecha, una);
  }
}

function ofrecer(deps: DepsDeOfrecer, clave: FechaConLugares, una: Inscripcion) {
  return deps.transaccion(async (trx) => {
    const ahora = deps.now();
    const fecha = await trx.fechasDeTaller.bloquear(clave);
    const expiraEn = fecha && !yaEmpezo(fecha, ahora) && expiraElLugar(fecha.inicio, ahora);
    if (!expiraEn) return refuse("sin-lugar");
    const { idInscripcion, idPersona } = una;
    if ((await libresDe(trx, fecha)) === 0) return refuse("sin-lugar");
    if (!(await trx.inscripciones.ofrecer(idInscripcion, expiraEn))) return refuse("ya-no-espera");
    await vencerDeLaPersona(trx, idPersona, ahora);
    if (!(await trx.ocupaciones.ocuparPersona(idInscripcion, idPersona, fecha))) {
      return refuse("se-cruza-con-lo-tuyo");
    }
    if (!(await trx.ocupaciones.ocuparLugar(idInscripcion, recursoDe(fecha), fecha.cupos)))
      return refuse("sin-lugar");
    await avisarDeTaller(trx, deps, una, fecha, { suceso: "oferta", expiraEn }, ahora);
    return done(undefined);
  });
}

/** Nobody is passed over in silence: they are told once, and asked again when nothing of theirs is in the way. */
function saltar(deps: DepsDeOfrecer, fecha: FechaConLugares, una: Inscripcion) {
  return deps.transaccion(async (trx) => {
    const ahora = deps.now();
    if (await trx.inscripciones.anotarSalto(una.idInscripcion, ahora)) {
      await avisarDeTaller(trx, deps, una, fecha, { suceso: "salto" }, ahora);
    }
    return done(undefined);
  });
}
