import pino, { type Logger } from "pino";
import { ocultarDatos } from "../../app/domain/shared/ocultar";

export type { Logger };

/** Characters that wait for somebody to read them; what is written beyond that, while nobody does, is lost. */
const WAITING_AT_MOST = 4 * 1024 * 1024;

/**
 * Structured lines on standard output. They are written in batches while the server is busy: a line for each
 * request would otherwise cost more than a page from the cache. `flush` before the process ends.
 */
export function createLogger(config: { logLevel: string }, fd = 1): Logger {
  const destino = pino.destination({
    fd,
    sync: false,
    minLength: 8_192,
    periodicFlush: 500,
    maxLength: WAITING_AT_MOST,
  });
  // A line that cannot be written, on a full disk, is lost; whoever was being answered is not.
  destino.on("error", () => {});
  return pino(
    {
      level: config.logLevel,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: serializarError },
    },
    destino,
  );
}

/** An error without mails, documents or telephones: a driver or a library may have put one into its words. */
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
