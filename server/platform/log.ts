import pino, { type Logger } from "pino";
import { ocultarDatos } from "../../app/domain/shared/ocultar";

export type { Logger };

/** Maximum of characters that wait while nobody reads the output; later lines are lost. */
const WAITING_AT_MOST = 4 * 1024 * 1024;

/**
 * Writes structured lines to standard output. They are written in batches while the server is busy, because a single
 * write for each request would cost more than a cached page. Call `flush` before the process ends.
 */
export function createLogger(config: { logLevel: string }, fd = 1): Logger {
  const destino = pino.destination({
    fd,
    sync: false,
    minLength: 8_192,
    periodicFlush: 500,
    maxLength: WAITING_AT_MOST,
  });
  // A line that cannot be written, as on a full disk, is lost; the present request goes on.
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
