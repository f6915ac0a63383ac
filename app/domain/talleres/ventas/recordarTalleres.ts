import { antesDelPlazo, makeRecordar, UNA_HORA_ANTES } from "../../shared/rondas/recordatorios";
import { PLAZOS_PREDETERMINADOS } from "../../shared/especialidades/especialidad";
import { done } from "../../shared/result";
import { avisarDeTaller, type DepsDeTaller } from "../inscripciones/avisos";
import { ventaDelLugar, textoTrasPagar } from "./devolver";

const POR_VUELTA = 200;

const MOMENTOS = [antesDelPlazo(PLAZOS_PREDETERMINADOS.cancelarEnMinutos), UNA_HORA_ANTES] as const;

/** Job of the reminders to people with a place. Each place is read again, locked, before the mail is written. */
export const makeRecordarTalleres = (
  deps: DepsDeTaller<"fechasDeTaller" | "inscripciones" | "pagos" | "pedidosDeTaller">,
) =>
  makeRecordar(deps.now, {
    momentos: async () => MOMENTOS,
    porRecordar: ({ suceso }, tramo) => deps.repos.inscripciones.porRecordar(suceso, tramo, POR_VUELTA),
    deCuando: ({ inscritaEn, fecha }) => ({ inicio: fecha.inicio, desde: inscritaEn }),
    recordar: ({ inscripcion, fecha }, { suceso, yaSeDijo, ahora }) =>
      deps.transaccion(async (trx) => {
        await trx.fechasDeTaller.bloquear(fecha);
        if (!(await trx.inscripciones.recordada(inscripcion.idInscripcion, suceso))) return done(false);
        if (yaSeDijo) return done(true);
        const venta = await ventaDelLugar(trx, inscripcion);
        const plazo = venta && textoTrasPagar(fecha, venta.formaDePago, ahora, true);
        await avisarDeTaller(trx, deps, { inscripcion, fecha, suceso, ahora, plazo }, ahora);
        return done(true);
      }),
  });
