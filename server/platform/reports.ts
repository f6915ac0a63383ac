import { informeDe, NoDisponible, type FalloReportado, type Informe } from "../../app/domain/shared/fallo";
import { ocultarDatos } from "../../app/domain/shared/ocultar";
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

/** A flood of one kind is one fact, and hides no other: beyond this only the log has them. */
const KEPT_OF_A_KIND_PER_MINUTE = 60;
const KEPT_PER_MINUTE = 600;
const MINUTE_IN_MS = 60_000;
const LONGEST_MESSAGE = 500;
/** As many wait in memory while the table cannot be written; of the rest the log alone tells. */
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
  /** Until one of them cannot be kept either: then all that are left wait on. */
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
    const [level, what] = passes
      ? (["warn", "not available"] as const)
      : (["error", "unexpected error"] as const);
    log[level]({ id: soporte, lugar, informe, err: error }, what);
    const ocurridoEn = now();
    const mensaje = ocultarDatos(error instanceof Error ? error.message : String(error));
    if (mayBeKept(ocurridoEn, [lugar, informe.http, mensaje].join(" "))) {
      const fallo = { idFallo: newId(), soporte, lugar, informe, ocurridoEn };
      const reported = { ...fallo, mensaje: mensaje.slice(0, LONGEST_MESSAGE) };
      send?.(reported);
      // What cannot be reached now is no place to tell that it cannot; somebody may be reading its code out already.
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
