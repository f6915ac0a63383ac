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
import { olvidandoLecturas } from "./olvido";
import { rompeLaConexion, traducir, type Limites, type Salud } from "./disponibilidad";

const CONEXIONES = 10;
const PRIMER_LATIDO_EN_MS = 10_000;
/** Statements that change nothing: after a broken connection they can run again on a new one. */
const NO_CAMBIA_NADA = /^\s*(select|begin|start transaction)\b/i;
/** Errors of a timeout. It used up the whole limit, so that there is no second try. */
const SE_AGOTO = /timeout/i;
/**
 * The server's limit is this much shorter than ours: the server then reports the timeout itself, and the connection
 * stays usable.
 */
const VENTAJA_DEL_SERVIDOR_EN_MS = 500;

/** PostgreSQL for Kysely. A failed connection fails its own statement, and never ends the process. */
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

/**
 * Adapter without Kysely's lock of a session: behind a pooler each transaction may use another session; see
 * `deUnoEnUno`.
 */
class AdapterSinSesion extends PostgresAdapter {
  override async acquireMigrationLock() {}
  override async releaseMigrationLock() {}
}

const CANDADO_DE_MIGRACION = 4_720_213;

/**
 * Runs `hacer` in one process after another, with a lock that ends with its transaction (PostgreSQL,
 * `pg_advisory_xact_lock`).
 */
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
    // A pooler may set limits on its connections; a program without limits resets them.
    for (const limite of ["statement_timeout", "idle_in_transaction_session_timeout"]) {
      await connection.executeQuery(CompiledQuery.raw(`set local ${limite} = 0`));
    }
  }

  /** The server rolls a lost connection back by itself, so that only the first failure is reported. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!(error instanceof NoDisponible)) throw error;
    });
  }
}

/**
 * A pool that is replaced as soon as one connection does not answer. Its other connections lead to the same server, and
 * each would cost a request the whole limit.
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
        // The server had closed this connection while it was idle. Its first statement only reads or begins a
        // transaction, so it runs again on a new connection.
        pool = this.#pool;
        cliente = await this.#tomar(pool);
        rota = undefined;
        return query(texto, parametros);
      }
    };
    const release = () => {
      if (!rota) cliente.release();
    };
    // Kysely calls only this form of `query`; the other form is for cursors.
    return {
      query: (texto: string, parametros: readonly unknown[]) =>
        olvidandoLecturas(texto, () => query(texto, parametros)),
      release,
    } as unknown as PostgresPoolClient;
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
        // The server ends a transaction whose process went silent, so that its locks are freed (PostgreSQL,
        // `idle_in_transaction_session_timeout`).
        idle_in_transaction_session_timeout: sentenciaEnMs,
      }),
    });
    // An `error` event without a listener ends the process (Node, `EventEmitter`); the pool listens only on idle
    // connections.
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

/** True when the server did not answer: it was unreachable, closed the connection, or took too long. */
function seCorto(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) && !(error instanceof TypeError);
}
