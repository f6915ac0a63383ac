import { informeDe, NoDisponible, type FalloReportado, type Informe } from "../../app/domain/shared/fallo";
import { ocultarDatos } from "../../app/domain/shared/ocultar";
import type { Logger } from "./log";

/** Place and request in which a failure happened. */
export interface Circumstances {
  lugar: FalloReportado["lugar"];
  soporte: string;
  metodo: string;
  path: string;
  transcurridoEnMs: number;
}

/** Reports a failure to the operator, and returns the report. It never throws, and nobody waits for it. */
export type Report = (error: unknown, where: Circumstances) => Informe;

/** Sends a report besides storing it. */
export type SendReport = (fallo: FalloReportado) => void;

export interface ReportParts {
  log: Logger;
  now: () => Date;
  newId: () => string;
  keep: (fallo: FalloReportado) => Promise<void>;
  send?: SendReport | null;
}

/**
 * Maximum of stored reports of one kind in a minute, so that many of one kind hide no other. Beyond it, failures are
 * only in the log.
 */
const KEPT_OF_A_KIND_PER_MINUTE = 60;
const KEPT_PER_MINUTE = 600;
const MINUTE_IN_MS = 60_000;
const LONGEST_MESSAGE = 500;
/** Maximum of reports that wait in memory while the table cannot be written; further ones are only in the log. */
const WAITING_AT_MOST = 200;
const TRY_AGAIN_AFTER_MS = 5_000;

export function makeReport({ log, now, newId, keep, send }: ReportParts): Report {
  let minute = 0;
  let inThisMinute = 0;
  const ofAKind = new Map<string, number>();
  const mayBeKept = (ahora: Date, kind: string) => {
    const current = Math.floor(ahora.getTime() / MINUTE_IN_MS);
    if (current !== minute) {
      [minute, inThisMinute] = [current, 0];
      ofAKind.clear();
    }
    if (inThisMinute >= KEPT_PER_MINUTE) return false;
    const sofar = ofAKind.get(kind) ?? 0;
    if (sofar >= KEPT_OF_A_KIND_PER_MINUTE) return false;
    ofAKind.set(kind, sofar + 1);
    inThisMinute++;
    return true;
  };

  const waiting: FalloReportado[] = [];
  let timer: NodeJS.Timeout | undefined;
  const tryAgainLater = () => {
    timer ??= setTimeout(() => void keepWaiting(), TRY_AGAIN_AFTER_MS).unref();
  };
  /** Writes the waiting reports in order; at the first failure it stops, to try again later. */
  async function keepWaiting() {
    timer = undefined;
    for (let next = waiting[0]; next; next = waiting[0]) {
      try {
        await keep(next);
      } catch {
        tryAgainLater();
        return;
      }
      waiting.shift();
    }
  }
  const wait = (reported: FalloReportado) => {
    if (waiting.length < WAITING_AT_MOST) waiting.push(reported);
    tryAgainLater();
  };

  return (error, { lugar, soporte, ...circumstances }) => {
    const informe = informeDe(error, circumstances);
    const passes = error instanceof NoDisponible;
    const [level, message] = passes
      ? (["warn", "not available"] as const)
      : (["error", "unexpected error"] as const);
    log[level]({ id: soporte, lugar, informe, err: error }, message);
    const ocurridoEn = now();
    const mensaje = ocultarDatos(error instanceof Error ? error.message : String(error));
    if (mayBeKept(ocurridoEn, [lugar, informe.http, mensaje].join(" "))) {
      const fallo = { idFallo: newId(), soporte, lugar, informe, ocurridoEn };
      const reported = { ...fallo, mensaje: mensaje.slice(0, LONGEST_MESSAGE) };
      send?.(reported);
      // The table may be in the database that does not answer, so that the report waits: a person may have its support
      // code already.
      if (passes) wait(reported);
      else {
        keep(reported).catch((err: unknown) => {
          log.warn({ id: soporte, err }, "the failure could not be kept");
          wait(reported);
        });
      }
    }
    return informe;
  };
}
