import { anotarActoDeSoporte } from "../../cuentas/accesosADatos/accesoADatos";
import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import type { CitaConDetalle } from "../citas/cita";
import { rechazoAlAvisar } from "./ausencia";

/** Maximum of open reports in the operator's list. */
const EN_UNA_LISTA = 200;

interface Propia {
  idPersona: number;
  idCita: string;
}

/** The report of absence from a session, and the reason why none can be made; null when it can be made. */
export function makeVerAusenciaDe({ repos, now }: Deps<"ausencias">) {
  return async (cita: CitaConDetalle) => {
    const rechazo = rechazoAlAvisar(cita, now());
    // No report can exist before the session begins.
    const ausencia = rechazo === "cita-por-empezar" ? null : await repos.ausencias.deLaCita(cita.idCita);
    return { ausencia, rechazo };
  };
}

/** The report of absence from the person's own session; the session of another person is not found. */
export function makeVerAusencia(deps: Deps<"ausencias" | "citas">) {
  const verAusenciaDe = makeVerAusenciaDe(deps);
  return async ({ idPersona, idCita }: Propia) => {
    const cita = await deps.repos.citas.deUnaPersona(idCita, idPersona);
    return cita ? done({ cita, ...(await verAusenciaDe(cita)) }) : refuse("cita-no-existe");
  };
}

/** Stores the person's report that the specialist did not come. A repeated report changes nothing. */
export function makeAvisarAusencia({ transaccion, now }: Deps<"ausencias" | "citas">) {
  return ({ idPersona, idCita }: Propia) =>
    transaccion(async (trx) => {
      const cita = await trx.citas.deUnaPersona(idCita, idPersona);
      if (!cita) return refuse("cita-no-existe");
      const rechazo = rechazoAlAvisar(cita, now());
      const anterior = await trx.ausencias.deLaCita(idCita);
      if (!anterior && rechazo) return refuse(rechazo);
      if (!anterior) await trx.ausencias.avisar(cita, now());
      return done(null);
    });
}

/** Open reports of absence, with the arrivals that the room of each session recorded. */
export function makeAusenciasPorResolver({ repos }: Deps<"ausencias" | "citas">) {
  return async () => {
    const abiertas = await repos.ausencias.porResolver(EN_UNA_LISTA);
    const citas = await Promise.all(abiertas.map(({ idCita }) => repos.citas.porId(idCita)));
    return abiertas.flatMap(({ idCita, avisadaEn }, i) => {
      const cita = citas[i];
      if (!cita) return [];
      const { inicio, idPersona, idEspecialista, personaLlegoEn, especialistaLlegoEn } = cita;
      return [{ idCita, avisadaEn, inicio, idPersona, idEspecialista, personaLlegoEn, especialistaLlegoEn }];
    });
  };
}

/**
 * Notes that a session was held although its room recorded no meeting, for example by phone. Stores the operator's name
 * and reason, and closes the report of absence. The recorded arrivals stay as they are.
 */
export function makeAnotarAsistencia({
  transaccion,
  now,
  newId,
}: Deps<"accesosADatos" | "ausencias" | "citas">) {
  return ({ idCita, operador, motivo }: { idCita: string; operador: string; motivo: string }) =>
    transaccion(async (trx) => {
      const cita = await trx.citas.porId(idCita);
      if (!cita) return refuse("cita-no-existe");
      if (cita.estado !== "reservada") return refuse("cita-cancelada");
      const ahora = now();
      if (ahora < cita.inicio) return refuse("cita-por-empezar");
      if (!(await trx.ausencias.anotarAsistencia(cita, { operador, motivo }, ahora))) {
        return refuse("asistencia-anotada");
      }
      const acto = { idPersona: cita.idPersona, accion: "sesion-con-asistencia", creadoEn: ahora } as const;
      await anotarActoDeSoporte({ repos: trx, newId }, acto);
      return done({ idPersona: cita.idPersona });
    });
}
