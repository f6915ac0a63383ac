import {
  CompiledQuery,
  type DatabaseConnection,
  type Kysely,
  PostgresAdapter,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type PostgresPool,
  type PostgresPoolClient,
  sql,
  type TransactionSettings,
} from "kysely";
import pg from "pg";
import { NoDisponible } from "../../../app/domain/shared/fallo";
import { rompeLaConexion, traducir, type Limites, type Salud } from "./disponibilidad";

const CONEXIONES = 10;
const PRIMER_LATIDO_EN_MS = 10_000;
/** What may begin on a connection and leaves nothing behind where that one breaks. */
const NO_CAMBIA_NADA = /^\s*(select|begin|start transaction)\b/i;
/** Silence has cost the whole limit already. */
const SE_AGOTO = /timeout/i;
/** The server gives a slow statement up first: the connection is then still good. */
const VENTAJA_DEL_SERVIDOR_EN_MS = 500;

/** A failed connection ends what was asked on it, and never the process. */
export class PostgresQueSeCae extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #limites: Limites;
  constructor(connectionString: string, limites: Limites, salud: Salud) {
    const config = { pool: new Conexiones(connectionString, limites, salud) };
    super(config);
    this.#config = config;
    this.#limites = limites;
  }
  override createDriver() {
    return new DriverDePostgres(this.#config, this.#limites);
  }
  override createAdapter() {
    return new AdapterSinSesion();
  }
}

/** Kysely's lock is a session's, and behind a pooler every transaction may be in another session; see `deUnoEnUno`. */
class AdapterSinSesion extends PostgresAdapter {
  override async acquireMigrationLock() {}
  override async releaseMigrationLock() {}
}

const CANDADO_DE_MIGRACION = 4_720_213;

/** One process after another, where several may come at once: by a lock that lives as long as a transaction. */
export function deUnoEnUno<T, R>(db: Kysely<T>, hacer: () => Promise<R>): Promise<R> {
  if (!(db.getExecutor().adapter instanceof AdapterSinSesion)) return hacer();
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(CANDADO_DE_MIGRACION)})`.execute(trx);
    return hacer();
  });
}

class DriverDePostgres extends PostgresDriver {
  constructor(
    config: PostgresDialectConfig,
    private readonly limites: Limites,
  ) {
    super(config);
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    await super.beginTransaction(connection, settings);
    if (this.limites.sentenciaEnMs > 0) return;
    // Whoever has no limit has none either where a pooler gives one to each of its connections.
    for (const limite of ["statement_timeout", "idle_in_transaction_session_timeout"]) {
      await connection.executeQuery(CompiledQuery.raw(`set local ${limite} = 0`));
    }
  }

  /** The server rolls back by itself what a lost connection had begun: the first failure is the one to be told. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!(error instanceof NoDisponible)) throw error;
    });
  }
}

/**
 * The pool, with a new one in its place as soon as a connection has gone silent: the others that it keeps lead to the
 * same place, and each would cost somebody the whole limit to find out.
 */
class Conexiones implements PostgresPool {
  #pool: pg.Pool;
  readonly #retirados = new Set<Promise<void>>();

  constructor(
    private readonly connectionString: string,
    private readonly limites: Limites,
    private readonly salud: Salud,
  ) {
    this.#pool = this.#abrir();
    salud.uso = () => ({
      abiertas: this.#pool.totalCount,
      libres: this.#pool.idleCount,
      esperando: this.#pool.waitingCount,
    });
  }

  async connect(): Promise<PostgresPoolClient> {
    let pool = this.#pool;
    let cliente = await this.#tomar(pool);
    let rota: Error | undefined;
    let usada = false;
    const query = async (texto: string, parametros: readonly unknown[]): Promise<unknown> => {
      if (rota) throw rota;
      const sinEstrenar = !usada;
      usada = true;
      try {
        return await cliente.query(texto, [...parametros]);
      } catch (error) {
        const traducido = this.#traducir(error);
        if (!seCorto(error) && !rompeLaConexion(error)) throw traducido;
        rota = new NoDisponible("almacen", error);
        cliente.release(true);
        const otraVez = sinEstrenar && !SE_AGOTO.test(String(error)) && NO_CAMBIA_NADA.test(texto);
        if (seCorto(error) || otraVez) this.#retirar(pool);
        if (!otraVez) throw traducido;
        // It had ended while nobody used it, and what was asked first changes nothing: a new one is asked the same.
        pool = this.#pool;
        cliente = await this.#tomar(pool);
        rota = undefined;
        return query(texto, parametros);
      }
    };
    const release = () => {
      if (!rota) cliente.release();
    };
    // Nothing is read through a cursor, the other form of `query`.
    return { query, release } as unknown as PostgresPoolClient;
  }

  #tomar(pool: pg.Pool): Promise<pg.PoolClient> {
    return pool.connect().catch((error: unknown) => {
      throw this.#traducir(error);
    });
  }

  async end() {
    await Promise.all([this.#pool.end(), ...this.#retirados]);
  }

  #abrir(): pg.Pool {
    const { conexionEnMs, sentenciaEnMs } = this.limites;
    const pool = new pg.Pool({
      connectionString: this.connectionString,
      max: CONEXIONES,
      keepAlive: true,
      keepAliveInitialDelayMillis: PRIMER_LATIDO_EN_MS,
      connectionTimeoutMillis: conexionEnMs,
      ...(sentenciaEnMs > 0 && {
        query_timeout: sentenciaEnMs,
        statement_timeout: Math.max(1, sentenciaEnMs - VENTAJA_DEL_SERVIDOR_EN_MS),
        // A transaction whose process has gone silent must not keep its locks.
        idle_in_transaction_session_timeout: sentenciaEnMs,
      }),
    });
    // Without listeners an `error` event ends the process: the pool has one for idle connections only.
    pool.on("error", () => {});
    pool.on("connect", (cliente) => cliente.on("error", () => {}));
    return pool;
  }

  #retirar(pool: pg.Pool) {
    if (pool !== this.#pool) return;
    this.#pool = this.#abrir();
    const fin = pool.end().finally(() => this.#retirados.delete(fin));
    this.#retirados.add(fin);
  }

  #traducir(error: unknown): unknown {
    return seCorto(error) ? new NoDisponible("almacen", error) : traducir(error, this.salud);
  }
}

/** Nothing that the server said: it could not be reached, hung up, or kept silent for too long. */
function seCorto(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) && !(error instanceof TypeError);
}
