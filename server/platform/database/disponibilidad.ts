import { NoDisponible } from "../../../app/domain/shared/fallo";

/** How long the database may take before whoever asked is told to come back. */
export interface Limites {
  conexionEnMs: number;
  /** Zero sets no limit. */
  sentenciaEnMs: number;
  /** How long a write waits for the lock that another process holds on a SQLite file. */
  bloqueoEnMs: number;
}

/** While somebody waits for the answer. */
export const AL_ATENDER: Limites = { conexionEnMs: 5_000, sentenciaEnMs: 10_000, bloqueoEnMs: 8_000 };
/** Before anybody is answered: another process may be migrating, and a large table takes its time. */
export const AL_MIGRAR: Limites = { conexionEnMs: 5_000, sentenciaEnMs: 0, bloqueoEnMs: 60_000 };

/** What the drivers have seen of the storage: whether something could not be written for want of room or of right. */
export class Salud {
  escribe = true;
  /** How busy its connections are; the driver knows. */
  uso = () => ({ abiertas: 0, libres: 0, esperando: 0 });
}

/** The storage is there and lets nothing be written: a full or failing disk, or a copy that only reads. */
const NO_ESCRIBE = /^(SQLITE_(FULL|IOERR|READONLY)|53100$|58030$|25006$)/;
/** Passes by itself, or when an operator mends it: the next attempt may go well. */
const PASAJERO = /^(SQLITE_(BUSY|LOCKED|CANTOPEN|NOMEM|PROTOCOL)|08|53|57014$|57P0|55P03$|25P03$)/;
/** After these the same connection would fail again. */
const DEJA_LA_CONEXION_ROTA = /^(08|57P0|25P03$|25006$)/;

function codigoDe(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? code : "";
}

export const estaOcupada = (error: unknown) => codigoDe(error).startsWith("SQLITE_BUSY");
export const rompeLaConexion = (error: unknown) => DEJA_LA_CONEXION_ROTA.test(codigoDe(error));

/** The driver's error as `NoDisponible` where that is what it means; any other as it came. */
export function traducir(error: unknown, salud: Salud): unknown {
  const codigo = codigoDe(error);
  if (NO_ESCRIBE.test(codigo)) salud.escribe = false;
  else if (!PASAJERO.test(codigo)) return error;
  return new NoDisponible("almacen", error);
}
