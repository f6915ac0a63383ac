import SQLite from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type SqliteDialectConfig,
  type Transaction,
} from "kysely";
import { mkdirSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import type { Result } from "../../app/domain/shared/result";
import type { Tables } from "./schema";

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

const ESPERA_DE_BLOQUEO_EN_MS = 10_000;
const CONEXIONES_DE_POSTGRES = 10;
const INTENTOS_DE_TRANSACCION = 5;

/** Opens `postgres://…`, or else a SQLite file (`:memory:` included). Migrating is another step. */
export function openDb(databaseUrl: string): Db {
  return new Kysely<Tables>({
    dialect: isPostgres(databaseUrl) ? postgresDialect(databaseUrl) : sqliteDialect(databaseUrl),
  });
}

export function isPostgres(databaseUrl: string): boolean {
  return /^postgres(ql)?:\/\//.test(databaseUrl);
}

function postgresDialect(connectionString: string) {
  const pool = new pg.Pool({ connectionString, max: CONEXIONES_DE_POSTGRES });
  // An idle connection that the server drops is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  return new PostgresDialect({ pool });
}

function sqliteDialect(file: string) {
  if (file !== ":memory:") mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const sqlite = new SQLite(file, { timeout: ESPERA_DE_BLOQUEO_EN_MS });
  sqlite.pragma("journal_mode = WAL");
  // The driver's default in WAL mode is NORMAL: a power cut could lose an acknowledged booking.
  sqlite.pragma("synchronous = FULL");
  sqlite.pragma("foreign_keys = ON");
  const statements = new Map<string, SQLite.Statement>();
  return new ImmediateSqliteDialect({
    database: {
      close: () => sqlite.close(),
      prepare(sql) {
        let statement = statements.get(sql);
        if (!statement) statements.set(sql, (statement = sqlite.prepare(sql)));
        return statement;
      },
    },
  });
}

/** Takes the write lock at `begin`: a transaction that reads first and writes later could not be upgraded. */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver() {
    return new ImmediateSqliteDriver(this.#config);
  }
  override createAdapter() {
    return new TransactionalDdlAdapter();
  }
}

/** SQLite rolls DDL back like anything else: a migration that fails half-way leaves nothing. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
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
  return code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED || code === "SQLITE_BUSY";
}
