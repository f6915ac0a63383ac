import { CompiledQuery, Kysely, type LogEvent, type Transaction } from "kysely";
import type { Result } from "../../../app/domain/shared/result";
import { AL_ATENDER, Salud } from "./disponibilidad";
import { isPostgres } from "./direccion";
import { PostgresQueSeCae } from "./postgres";
import type { Tables } from "./schema";
import { SqliteQueNoDetiene } from "./sqlite";

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;
/** A statement that ended, and how. */
export type Consultado = LogEvent;

const INTENTOS_DE_TRANSACCION = 5;

const saludDe = new WeakMap<Db, Salud>();
const deArchivo = new WeakSet<Db>();

/** Opens `postgres://…`, or else a SQLite file (`:memory:` included). Migrating is another step. */
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

/** What was deleted is no longer in the journal beside the file either, unless somebody reads it right now. */
export async function olvidarLoBorrado(db: Db): Promise<void> {
  if (deArchivo.has(db)) await db.executeQuery(CompiledQuery.raw("pragma wal_checkpoint(truncate)"));
}

/** How busy the connections of this process are. */
export const usoDe = (db: Db) => (saludDe.get(db) ?? new Salud()).uso();

/** More than an ordinary change: a small one may still find room where that one found none. */
const PRUEBA = `prueba-de-escritura ${"x".repeat(64 * 1024)}`;

/**
 * Whether the database can be read, and written: after a write that failed for want of room or of right, one is tried
 * before anybody is sent here again. Throws what it finds.
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

/** Carries a refusal out of the transaction callback, so that the rollback happens on the way. */
class Rollback extends Error {
  constructor(readonly result: unknown) {
    super("rollback");
  }
}

/**
 * Runs `work` in one transaction. A refusal rolls everything back: nothing is half-written. A deadlock or a
 * serialisation failure of the server is tried again.
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
