import type { DepsConSitio } from "../../shared/puertos";
import { done } from "../../shared/result";
import { avisar } from "./avisos";
import { bloquearCita } from "./cancelarCita";
import { makeRecordar } from "../../shared/rondas/recordatorios";

/**
 * The reminders of sessions. It looks at the sessions themselves when they are due, so one that was cancelled or moved is
 * not reminded of; and once more, locked, before it writes the mail.
 */
export function makeRecordarCitas({
  repos,
  transaccion,
  now,
  sitio,
}: DepsConSitio<
  "citas" | "consentimientos" | "correos" | "horarios" | "notificaciones" | "personas" | "preferencias"
>) {
  return makeRecordar(now, {
    porRecordar: (suceso, tramo) => repos.citas.porRecordar(`cita-${suceso}`, tramo),
    deCuando: ({ inicio, actualizadaEn: desde }) => ({ inicio, desde }),
    async recordar({ idCita, actualizadaEn }, { suceso, yaSeDijo, ahora }) {
      if (yaSeDijo) return;
      await transaccion(async (trx) => {
        const cita = await bloquearCita(trx, await trx.citas.porId(idCita));
        const sigueIgual =
          cita?.estado === "reservada" &&
          !cita.cambioLibre &&
          cita.actualizadaEn.getTime() === actualizadaEn.getTime();
        if (sigueIgual) await avisar(trx, sitio, suceso, cita, ahora);
        return done(sigueIgual);
      });
    },
  });
}
