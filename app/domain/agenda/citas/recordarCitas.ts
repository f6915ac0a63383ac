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

/** The reminder of each specialty while a change is free, which is up to the later of its two limits; and that of the last hour. */
function momentosDe(especialidades: readonly Especialidad[]) {
  const deUna = ({ id, plazos: { cancelarEnMinutos, reprogramarEnMinutos } }: Especialidad) => ({
    ...antesDelPlazo(Math.min(cancelarEnMinutos, reprogramarEnMinutos)),
    idEspecialidad: id,
  });
  return [...especialidades.map(deUna), { ...UNA_HORA_ANTES, idEspecialidad: null }];
}

/**
 * The reminders of sessions. It looks at the sessions themselves when they are due, so one that was cancelled or moved is
 * not reminded of; and once more, locked, before it writes the mail.
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
        if (igual) await avisar(trx, deps, suceso, cita, ahora);
        return done(igual);
      });
    },
  });
}

/** Reminds the specialists who have a mail, whether or not the person is reminded. */
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
        if (igual) await avisarAEspecialista(trx, deps, suceso, cita, { antes: cita, ahora });
        return done(igual);
      });
    },
  });
}

/** A session that was to be reminded of is still what it was when it was found. */
const sigueIgual = (cita: CitaConDetalle | null, actualizadaEn: Date): cita is CitaConDetalle =>
  cita?.estado === "reservada" &&
  !cita.cambioLibre &&
  cita.actualizadaEn.getTime() === actualizadaEn.getTime();
