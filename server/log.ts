import pino, { type Logger } from "pino";
import type { Config } from "./config";

export type { Logger };

/**
 * Structured lines on standard output. They are written in batches while the server is busy: a line for each
 * request would otherwise cost more than a page from the cache. `flush` before the process ends.
 */
export function createLogger(config: Pick<Config, "logLevel">): Logger {
  return pino(
    { level: config.logLevel, base: undefined, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ fd: 1, sync: false, minLength: 8_192, periodicFlush: 500 }),
  );
}
