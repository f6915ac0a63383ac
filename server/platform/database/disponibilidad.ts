import { NoDisponible } from "../../../app/domain/shared/fallo";

/** Limits of waiting for the database; beyond them the caller is told to come back later. */
export interface Limites {
  conexionEnMs: number;
  /** Limit of a statement in milliseconds; zero sets no limit. */
  sentenciaEnMs: number;
  /** Milliseconds for which a write waits for another process that locks the SQLite file. */
  bloqueoEnMs: number;
}

/** Limits for a request, whose sender waits. */
export const AL_ATENDER: Limites = { conexionEnMs: 5_000, sentenciaEnMs: 10_000, bloqueoEnMs: 8_000 };
/** Limits at the start: another process may be migrating, and a large table takes its time. */
export const AL_MIGRAR: Limites = { conexionEnMs: 5_000, sentenciaEnMs: 0, bloqueoEnMs: 60_000 };

/**
 * State of the database as its driver sees it. `escribe` is false after a write failed for lack of room or permission.
 */
export class Salud {
  escribe = true;
  /** Number of connections by state; the driver replaces this function. */
  uso = () => ({ abiertas: 0, libres: 0, esperando: 0 });
}

/** Error codes of a database that cannot be written: full disk, failing disk or read-only copy. */
const NO_ESCRIBE = /^(SQLITE_(FULL|IOERR|READONLY)|53100$|58030$|25006$)/;
/** Error codes of temporary failures, which end by themselves or by an operator's act: a later attempt may succeed. */
const PASAJERO = /^(SQLITE_(BUSY|LOCKED|CANTOPEN|NOMEM|PROTOCOL)|08|53|57014$|57P0|55P03$|25P03$)/;
/** Error codes after which the connection must not be used again. */
const DEJA_LA_CONEXION_ROTA = /^(08|57P0|25P03$|25006$)/;

function codigoDe(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? code : "";
}

export const estaOcupada = (error: unknown) => codigoDe(error).startsWith("SQLITE_BUSY");
export const rompeLaConexion = (error: unknown) => DEJA_LA_CONEXION_ROTA.test(codigoDe(error));

/** Turns a driver's error into `NoDisponible` when it is a temporary failure; returns any other error unchanged. */
export function traducir(error: unknown, salud: Salud): unknown {
  const codigo = codigoDe(error);
  if (NO_ESCRIBE.test(codigo)) salud.escribe = false;
  else if (!PASAJERO.test(codigo)) return error;
  return new NoDisponible("almacen", error);
}
