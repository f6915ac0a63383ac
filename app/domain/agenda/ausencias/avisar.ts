import { anotarActoDeSoporte } from "../../cuentas/accesosADatos/accesoADatos";
import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import type { CitaConDetalle } from "../citas/cita";
import { rechazoAlAvisar } from "./ausencia";

/** How many open reports the operator's list shows at once. */
const EN_UNA_LISTA = 200;

interface Propia {
  idPersona: number;
  idCita: string;
}

/** What was reported of a session, and why it cannot be reported now; null while it can. */
export function makeVerAusenciaDe({ repos, now }: Deps<"ausencias">) {
  return async (cita: CitaConDetalle) => {
    const rechazo = rechazoAlAvisar(cita, now());
    // Nothing can have been reported yet.
    const ausencia = rechazo === "cita-por-empezar" ? null : await repos.ausencias.deLaCita(cita.idCita);
    return { ausencia, rechazo };
  };
}

/** The same of a session that the person names; another person's does not exist. */
export function makeVerAusencia(deps: Deps<"ausencias" | "citas">) {
  const verAusenciaDe = makeVerAusenciaDe(deps);
  return async ({ idPersona, idCita }: Propia) => {
    const cita = await deps.repos.citas.deUnaPersona(idCita, idPersona);
    return cita ? done({ cita, ...(await verAusenciaDe(cita)) }) : refuse("cita-no-existe");
  };
}

/** Keeps the person's word that the specialist did not come. Saying it again changes nothing. */
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

/** The open reports, with what the room knows of each session. */
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
 * Notes that a session was held although its room does not know it, by phone for instance, with who says so and why;
 * ends its report. The arrivals stay what the room saw.
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
      const hecho = { idPersona: cita.idPersona, accion: "sesion-con-asistencia", creadoEn: ahora } as const;
      await anotarActoDeSoporte({ repos: trx, newId }, hecho);
      return done({ idPersona: cita.idPersona });
    });
}
