import pino, { type Logger } from "pino";
import { ocultarDatos } from "../../app/domain/shared/ocultar";
import { Escritor } from "./escritor";

export type { Logger };

/** Maximum of characters that wait while nobody reads the output; later lines are lost. */
const WAITING_AT_MOST = 4 * 1024 * 1024;

/**
 * Writes structured lines to standard output, in batches (`Escritor`). Call `flush` before the process ends.
 */
export function createLogger(config: { logLevel: string }, fd = 1): Logger {
  return pino(
    {
      level: config.logLevel,
      base: undefined,
      timestamp: timeOfLine,
      serializers: { err: serializarError },
    },
    new Escritor({ fd, maximoEnEspera: WAITING_AT_MOST }),
  );
}

const { epochTime, isoTime } = pino.stdTimeFunctions;
let lastMs = "";
let lastTime = "";

/** Time of a line. A busy server writes several lines in a millisecond, whose text is made once. */
function timeOfLine(): string {
  const ms = epochTime();
  if (ms !== lastMs) {
    lastMs = ms;
    lastTime = isoTime();
  }
  return lastTime;
}

/**
 * An error without mails, documents or telephones (ASVS 4.0.3, 7.1.2), which drivers and libraries may write into
 * messages.
 */
export function serializarError(error: unknown) {
  if (!(error instanceof Error)) return ocultarDatos(String(error));
  const { message, stack, name } = error;
  const { codigo, estado, code } = error as { codigo?: unknown; estado?: unknown; code?: unknown };
  return {
    type: name,
    message: ocultarDatos(message),
    stack: ocultarDatos(stack ?? ""),
    ...(typeof code === "string" ? { code } : {}),
    ...(typeof codigo === "string" ? { codigo, estado } : {}),
  };
}
