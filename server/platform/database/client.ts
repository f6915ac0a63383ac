import { CompiledQuery, Kysely, type LogEvent, type Transaction } from "kysely";
import type { Result } from "../../../app/domain/shared/result";
import { AL_ATENDER, Salud } from "./disponibilidad";
import { isPostgres } from "./direccion";
import { PostgresQueSeCae } from "./postgres";
import type { Tables } from "./schema";
import { SqliteQueNoDetiene } from "./sqlite";

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;
/** A finished SQL statement and its outcome. */
export type Consultado = LogEvent;

const INTENTOS_DE_TRANSACCION = 5;

const saludDe = new WeakMap<Db, Salud>();
const deArchivo = new WeakSet<Db>();

/** Opens a database: `postgres://…`, or a SQLite file (`:memory:` included). It does not migrate the database. */
export function openDb(
  databaseUrl: string,
  limites = AL_ATENDER,
  alConsultar?: ((consultado: Consultado) => void) | null,
): Db {
  const salud = new Salud();
  const db = new Kysely<Tables>({
    ...(alConsultar && { log: alConsultar }),
    dialect: isPostgres(databaseUrl)
      ? new PostgresQueSeCae(databaseUrl, limites, salud)
      : new SqliteQueNoDetiene(databaseUrl, limites, salud),
  });
  saludDe.set(db, salud);
  if (!isPostgres(databaseUrl)) deArchivo.add(db);
  return db;
}

/**
 * Empties the journal beside the SQLite file, which still contains deleted rows. It cannot while somebody reads
 * (SQLite, `PRAGMA wal_checkpoint`).
 */
export async function olvidarLoBorrado(db: Db): Promise<void> {
  if (deArchivo.has(db)) await db.executeQuery(CompiledQuery.raw("pragma wal_checkpoint(truncate)"));
}

/** Number of this process's connections to the database, by state. */
export const usoDe = (db: Db) => (saludDe.get(db) ?? new Salud()).uso();

/**
 * Text of the trial write, longer than an ordinary change: a short text may still fit where an ordinary change does
 * not.
 */
const PRUEBA = `prueba-de-escritura ${"x".repeat(64 * 1024)}`;

/**
 * Checks that the database can be read and written, else throws its error. After a write that failed for lack of room
 * or permission, a trial write must succeed before the process counts as ready.
 */
export async function comprobarAlmacen(db: Db): Promise<void> {
  await db.executeQuery(CompiledQuery.raw("select 1"));
  const salud = saludDe.get(db);
  if (!salud || salud.escribe) return;
  const borrar = (deQuien: Db | Trx) => deQuien.deleteFrom("versiones").where("clave", "=", PRUEBA).execute();
  await db.transaction().execute(async (trx) => {
    await borrar(trx);
    await trx.insertInto("versiones").values({ clave: PRUEBA, numero: 0 }).execute();
  });
  await borrar(db);
  salud.escribe = true;
}

/** Takes a refusal out of the transaction's callback as an exception, so that Kysely rolls back. */
class Rollback extends Error {
  constructor(readonly result: unknown) {
    super("rollback");
  }
}

/**
 * Runs `work` in one transaction. A refusal rolls everything back, so that nothing is half-written. After a deadlock or
 * a serialisation failure the transaction runs again (PostgreSQL § 13.5).
 */
export async function inTransaction<T, R extends string, D>(
  db: Db,
  work: (trx: Trx) => Promise<Result<T, R, D>>,
): Promise<Result<T, R, D>> {
  for (let intento = 1; ; intento++) {
    try {
      return await db.transaction().execute(async (trx) => {
        const result = await work(trx);
        if (!result.ok) throw new Rollback(result);
        return result;
      });
    } catch (error) {
      if (error instanceof Rollback) return error.result as Result<T, R, D>;
      if (!isRetryable(error) || intento === INTENTOS_DE_TRANSACCION) throw error;
    }
  }
}

const SERIALIZATION_FAILURE = "40001";
const DEADLOCK_DETECTED = "40P01";

function isRetryable(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED;
}
