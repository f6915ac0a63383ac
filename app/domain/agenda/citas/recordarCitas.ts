import { done } from "../../shared/result";
import { avisar } from "./avisos";
import {
  avisarAEspecialista,
  nombreDeRecordatorio,
  RECORDATORIOS_A_ESPECIALISTAS,
} from "./avisosAEspecialista";
import { bloquearCita } from "./cancelarCita";
import type { CitaConDetalle } from "./cita";
import type { DepsDeCitas } from "./enlaceDeSala";
import { antesDelPlazo, makeRecordar, UNA_HORA_ANTES } from "../../shared/rondas/recordatorios";
import type { Especialidad } from "../../shared/especialidades/especialidad";

/**
 * Times of the reminders: for each specialty one before its later deadline for a free change, and for all one in the
 * last hour.
 */
function momentosDe(especialidades: readonly Especialidad[]) {
  const deUna = ({ id, plazos: { cancelarEnMinutos, reprogramarEnMinutos } }: Especialidad) => ({
    ...antesDelPlazo(Math.min(cancelarEnMinutos, reprogramarEnMinutos)),
    idEspecialidad: id,
  });
  return [...especialidades.map(deUna), { ...UNA_HORA_ANTES, idEspecialidad: null }];
}

/**
 * Sends the reminders of sessions. It searches sessions at the time of the reminder, so that a cancelled or moved
 * session gets none. It reads each session again, locked, before it writes the mail.
 */
export function makeRecordarCitas(
  deps: DepsDeCitas<
    | "citas"
    | "consentimientos"
    | "correos"
    | "especialidades"
    | "especialistas"
    | "horarios"
    | "notificaciones"
    | "personas"
    | "preferencias"
  >,
) {
  const { repos, transaccion, now } = deps;
  return makeRecordar(now, {
    momentos: async () => momentosDe(await repos.especialidades.todas()),
    porRecordar: ({ suceso, idEspecialidad }, tramo) =>
      repos.citas.porRecordar(`cita-${suceso}`, tramo, idEspecialidad),
    deCuando: ({ inicio, actualizadaEn: desde }) => ({ inicio, desde }),
    async recordar({ idCita, actualizadaEn }, { suceso, yaSeDijo, ahora }) {
      if (yaSeDijo) return;
      await transaccion(async (trx) => {
        const cita = await bloquearCita(trx, await trx.citas.porId(idCita));
        const igual = sigueIgual(cita, actualizadaEn);
        if (igual) await avisar(trx, deps, { suceso, cita }, ahora);
        return done(igual);
      });
    },
  });
}

/** Reminds specialists with a mail address, also when the person gets no reminder. */
export function makeRecordarAEspecialistas(
  deps: DepsDeCitas<"citas" | "correos" | "especialistas" | "horarios" | "personas">,
) {
  const { repos, transaccion, now } = deps;
  return makeRecordar(now, {
    momentos: () => Promise.resolve(RECORDATORIOS_A_ESPECIALISTAS),
    porRecordar: ({ suceso }, tramo) => repos.citas.porRecordar(nombreDeRecordatorio(suceso), tramo, null),
    deCuando: ({ inicio, actualizadaEn: desde }) => ({ inicio, desde }),
    async recordar({ idCita, idEspecialista, actualizadaEn }, { suceso, yaSeDijo, ahora }) {
      if (yaSeDijo || !(await repos.especialistas.destinatario(idEspecialista))) return;
      await transaccion(async (trx) => {
        const cita = await bloquearCita(trx, await trx.citas.porId(idCita));
        const igual = sigueIgual(cita, actualizadaEn);
        if (igual) await avisarAEspecialista(trx, deps, { suceso, cita, antes: cita }, ahora);
        return done(igual);
      });
    },
  });
}

/** True when the session has not changed since the search for reminders. */
const sigueIgual = (cita: CitaConDetalle | null, actualizadaEn: Date): cita is CitaConDetalle =>
  cita?.estado === "reservada" &&
  !cita.cambioLibre &&
  cita.actualizadaEn.getTime() === actualizadaEn.getTime();
