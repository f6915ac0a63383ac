import type { FalloReportado } from "../../app/domain/operador/fallo";
import { informeDe, NoDisponible, type Informe } from "../../app/domain/shared/fallo";
import { limpiarTexto } from "../../app/domain/shared/limpiar";
import type { Logger } from "./log";

/** Where and to whom something failed. */
export interface Circumstances {
  lugar: FalloReportado["lugar"];
  soporte: string;
  metodo: string;
  path: string;
  transcurridoEnMs: number;
}

/** Reports a failure to whoever runs the product, and answers what it was. It never throws and nobody waits for it. */
export type Report = (error: unknown, where: Circumstances) => Informe;

/** Somewhere else that reports go to. */
export type SendReport = (fallo: FalloReportado) => void;

export interface ReportParts {
  log: Logger;
  now: () => Date;
  newId: () => string;
  keep: (fallo: FalloReportado) => Promise<void>;
  send?: SendReport | null;
}

/** A flood of failures is one fact: beyond this only the log has them. */
const KEPT_PER_MINUTE = 60;
const MINUTE_IN_MS = 60_000;
const LONGEST_MESSAGE = 500;

export function makeReport({ log, now, newId, keep, send }: ReportParts): Report {
  let minute = 0;
  let inThisMinute = 0;
  const mayBeKept = (ahora: Date) => {
    const current = Math.floor(ahora.getTime() / MINUTE_IN_MS);
    if (current !== minute) [minute, inThisMinute] = [current, 0];
    return ++inThisMinute <= KEPT_PER_MINUTE;
  };

  return (error, { lugar, soporte, ...circumstances }) => {
    const informe = informeDe(error, circumstances);
    if (error instanceof NoDisponible) {
      // It passes by itself or is mended outside; a table that cannot be reached is no place to tell it.
      log.warn({ id: soporte, lugar, informe, err: error }, "not available");
      return informe;
    }
    log.error({ id: soporte, lugar, informe, err: error }, "unexpected error");
    const ocurridoEn = now();
    if (mayBeKept(ocurridoEn)) {
      const mensaje = limpiarTexto(error instanceof Error ? error.message : String(error));
      const fallo = { idFallo: newId(), soporte, lugar, informe, ocurridoEn };
      const reported = { ...fallo, mensaje: mensaje.slice(0, LONGEST_MESSAGE) };
      // The database may be what failed: the line in the log is there in any case.
      keep(reported).catch((err: unknown) => log.warn({ id: soporte, err }, "the failure could not be kept"));
      send?.(reported);
    }
    return informe;
  };
}
