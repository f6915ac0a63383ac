import type { DepsConSitio } from "../../shared/puertos";
import { sumarMinutos } from "../../shared/fechas";
import { done } from "../../shared/result";
import { avisar } from "./avisos";
import { bloquearCita } from "./cancelarCita";
import { hastaElAlto } from "../../shared/unidades";

/**
 * When a reminder is due before the start, and from when on it is too late for it: a server that was down for a
 * while still sends it, one that was down for long leaves it to the next one.
 */
const RECORDATORIOS = [
  { suceso: "recordatorio-24h", antesEnMinutos: 24 * 60, hastaEnMinutos: 12 * 60 },
  { suceso: "recordatorio-1h", antesEnMinutos: 60, hastaEnMinutos: 0 },
] as const;

/**
 * The reminders job. It looks at the sessions themselves when they are due, so one that was cancelled or moved is
 * not reminded of; and once more, locked, before it writes the mail.
 */
export function makeRecordarCitas({
  repos,
  transaccion,
  now,
  sitio,
}: DepsConSitio<"citas" | "correos" | "horarios" | "notificaciones" | "personas" | "preferencias">) {
  return async (alto?: AbortSignal) => {
    for (const { suceso, antesEnMinutos, hastaEnMinutos } of RECORDATORIOS) {
      const ahora = now();
      const tramo = {
        inicio: sumarMinutos(ahora, hastaEnMinutos),
        fin: sumarMinutos(ahora, antesEnMinutos),
      };
      const porRecordar = await repos.citas.porRecordar(`cita-${suceso}`, tramo);
      for (const { idCita, actualizadaEn, inicio } of hastaElAlto(porRecordar, alto)) {
        // Booked or moved after it was due: that mail said all that this one would.
        if (actualizadaEn > sumarMinutos(inicio, -antesEnMinutos)) continue;
        await transaccion(async (trx) => {
          const cita = await bloquearCita(trx, await trx.citas.porId(idCita));
          const sigueIgual =
            cita?.estado === "reservada" &&
            !cita.cambioLibre &&
            cita.actualizadaEn.getTime() === actualizadaEn.getTime();
          if (sigueIgual) await avisar(trx, sitio, suceso, cita, ahora);
          return done(sigueIgual);
        });
      }
    }
  };
}
