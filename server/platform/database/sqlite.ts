import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type LimitNode,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  ValueNode,
} from "kysely";
import { chmodSync, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { NoDisponible } from "../../../app/domain/shared/fallo";
import { estaOcupada, traducir, type Limites, type Salud } from "./disponibilidad";
import { olvidarLecturas } from "../enPeticion";
import { olvidandoLecturas } from "./olvido";
import { openSqlite, type SqliteFile, type SqliteStatement } from "./sqliteFile";
import { Testigo, siguiente } from "./testigo";
import { Turno } from "./turno";

const ESPERA_AL_ABRIR_EN_MS = 10_000;
const CAMBIA_FILAS = /^\s*(insert|update|delete|replace)\b/i;
/**
 * Statements that count password attempts. The counts last a quarter of an hour, so that a power cut may lose the last
 * ones.
 */
const CUENTA_INTENTOS = /^\s*(insert into|update|delete from) "intentos"/i;
const PAUSA_MAXIMA_EN_MS = 25;

/**
 * Writes a limit into the text of the statement, because SQLite prepares a statement again before each run when its
 * limit is a bound value. Each limit makes a statement of its own, which is cached: limits come from the code, never
 * from a request.
 */
class ConLimitesEscritos extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode) {
    const { limit } = node;
    if (ValueNode.is(limit) && typeof limit.value === "number") {
      this.append("limit ");
      this.appendImmediateValue(limit.value);
    } else super.visitLimit(node);
  }
}

/** SQLite for Kysely. While another process locks the file, only writers wait. */
export class SqliteQueNoDetiene implements Dialect {
  readonly #driver: () => Driver;
  constructor(file: string, limites: Limites, salud: Salud) {
    const sqlite = abrir(file);
    const testigo = file === ":memory:" ? null : new Testigo(file);
    this.#driver = () => new DriverDeSqlite(sqlite, testigo, limites, salud);
  }
  createDriver() {
    return this.#driver();
  }
  createQueryCompiler() {
    return new ConLimitesEscritos();
  }
  createAdapter() {
    return new TransactionalDdlAdapter();
  }
  createIntrospector(db: Kysely<unknown>) {
    return new SqliteIntrospector(db);
  }
}

function abrir(file: string): SqliteFile {
  if (file !== ":memory:") mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const sqlite = openSqlite(file, { timeout: ESPERA_AL_ABRIR_EN_MS });
  // SQLite gives the files beside the database (-wal, -shm) the file mode of the database.
  if (file !== ":memory:") for (const sufijo of ["", "-wal", "-shm"]) soloDeSuDueno(file + sufijo);
  usarWal(sqlite);
  // The driver's default in WAL mode is NORMAL, with which a power cut could lose a confirmed booking (SQLite, `PRAGMA
  // synchronous`).
  sqlite.pragma("synchronous = FULL");
  sqlite.pragma("foreign_keys = ON");
  // Without this setting deleted rows stay readable in the file, and in every copy of it, until their pages are used
  // again (SQLite, `PRAGMA secure_delete`).
  sqlite.pragma("secure_delete = ON");
  // SQLite would stop this whole process to wait for a lock; the driver below waits without stopping it.
  sqlite.pragma("busy_timeout = 0");
  return sqlite;
}

/**
 * Turns on the write-ahead log. SQLite refuses that at once while another process does the same on a new file: its own
 * wait does not cover this change.
 */
function usarWal(sqlite: SqliteFile) {
  const limite = performance.now() + ESPERA_AL_ABRIR_EN_MS;
  for (;;) {
    try {
      sqlite.pragma("journal_mode = WAL");
      return;
    } catch (error) {
      if (!estaOcupada(error) || performance.now() >= limite) throw error;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSA_MAXIMA_EN_MS);
  }
}

function soloDeSuDueno(archivo: string) {
  if (existsSync(archivo)) chmodSync(archivo, 0o600);
}

/** SQLite rolls back changes of tables too, so that a migration that fails half-way changes nothing. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/**
 * One handle on the file, for one statement or transaction at a time. While a write waits for another process's lock,
 * the handle is free, so that reads go on.
 */
class DriverDeSqlite implements Driver {
  readonly #statements = new Map<string, SqliteStatement>();
  readonly #manija = new Turno(false);
  readonly #escritura = new Turno(true);
  /** Number of changes made by the handle, when the present statement or transaction began. */
  #cambiosAlEmpezar = 0;

  constructor(
    private readonly sqlite: SqliteFile,
    private readonly testigo: Testigo | null,
    private readonly limites: Limites,
    private readonly salud: Salud,
  ) {
    salud.uso = () => ({
      abiertas: 1,
      libres: Number(this.#manija.libre),
      esperando: this.#manija.esperando + this.#escritura.esperando,
    });
  }

  async init() {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new ConexionDeSqlite((consulta, enTransaccion) => this.#ejecutar(consulta, enTransaccion));
  }

  /**
   * Takes the write lock at `begin`: a transaction that reads first and writes later may fail to get the lock (SQLite,
   * "Transaction" § 2.2).
   */
  async beginTransaction(connection: ConexionDeSqlite) {
    await this.#escribir(() => this.#empezar(), true);
    connection.enTransaccion = true;
  }

  async commitTransaction(connection: ConexionDeSqlite) {
    this.#confirmar();
    olvidarLecturas();
    this.#terminar(connection);
  }

  async rollbackTransaction(connection: ConexionDeSqlite) {
    try {
      this.#deshacer();
    } finally {
      this.#terminar(connection);
    }
  }

  async releaseConnection() {}

  async destroy() {
    this.sqlite.close();
    this.testigo?.cerrar();
  }

  #empezar() {
    // A transaction that stays open after a failed rollback would block every later one.
    this.#deshacer();
    this.#correr("begin immediate", []);
    this.#cambiosAlEmpezar = this.#cambios();
  }

  /**
   * Commits. A transaction with changes stores its number in the same commit, and the witness file is written after it.
   */
  #confirmar() {
    const numero = this.#cambios() === this.#cambiosAlEmpezar ? undefined : this.#numerar();
    this.#correr("commit", []);
    if (numero !== undefined) this.testigo?.anotar(numero);
  }

  #deshacer() {
    // After some errors, as a full disk, SQLite has already rolled back (SQLite, "Transaction" § 3).
    if (this.sqlite.inTransaction) this.#correr("rollback", []);
  }

  #cambios(): number {
    return this.#preparar("select total_changes()").pluck().get() as number;
  }

  #numerar(): number {
    try {
      const numero = siguiente(this.sqlite.pragma("user_version", { simple: true }) as number);
      this.sqlite.pragma(`user_version = ${numero}`);
      return numero;
    } catch (error) {
      throw traducir(error, this.salud);
    }
  }

  #terminar(connection: ConexionDeSqlite) {
    connection.enTransaccion = false;
    this.#manija.soltar();
    this.#escritura.soltar();
  }

  async #ejecutar({ sql, parameters }: CompiledQuery, enTransaccion: boolean): Promise<QueryResult<unknown>> {
    const correr = () => this.#correr(sql, parameters);
    if (enTransaccion) return correr();
    if (CUENTA_INTENTOS.test(sql)) return this.#escribir(() => this.#sinEsperarAlDisco(correr), false);
    if (CAMBIA_FILAS.test(sql)) return this.#escribir(() => this.#enSuTransaccion(correr), false);
    if (!this.#preparar(sql).readonly) return this.#escribir(correr, false);
    await this.#manija.tomar();
    try {
      return correr();
    } finally {
      this.#manija.soltar();
    }
  }

  /**
   * Tries until the file is not locked or the limit has passed. With `seQueda` the started transaction keeps the turn.
   */
  async #escribir<T>(correr: () => T, seQueda: boolean): Promise<T> {
    const limite = performance.now() + this.limites.bloqueoEnMs;
    let quedado = false;
    await this.#escritura.tomar();
    try {
      for (let intento = 0; ; intento++) {
        await this.#manija.tomar();
        try {
          const resultado = correr();
          quedado = seQueda;
          return resultado;
        } catch (error) {
          if (!ocupadaPorOtro(error) || performance.now() >= limite) throw error;
        } finally {
          if (!quedado) this.#manija.soltar();
        }
        await setTimeout(Math.min(2 ** intento, PAUSA_MAXIMA_EN_MS));
      }
    } finally {
      if (!quedado) this.#escritura.soltar();
    }
  }

  /** Runs counts of password attempts without waiting for the disk, because that wait stops this process. */
  #sinEsperarAlDisco<T>(correr: () => T): T {
    this.sqlite.pragma("synchronous = NORMAL");
    try {
      return correr();
    } finally {
      this.sqlite.pragma("synchronous = FULL");
    }
  }

  #enSuTransaccion<T>(correr: () => T): T {
    this.#empezar();
    try {
      const resultado = correr();
      this.#confirmar();
      return resultado;
    } catch (error) {
      this.#deshacer();
      throw error;
    }
  }

  #correr(sql: string, parametros: readonly unknown[]): QueryResult<unknown> {
    try {
      const statement = this.#preparar(sql);
      if (statement.reader) return { rows: statement.all(...parametros) };
      const { changes, lastInsertRowid } = statement.run(...parametros);
      return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
    } catch (error) {
      throw traducir(error, this.salud);
    }
  }

  #preparar(sql: string): SqliteStatement {
    let statement = this.#statements.get(sql);
    if (!statement) this.#statements.set(sql, (statement = this.sqlite.prepare(sql)));
    return statement;
  }
}

const ocupadaPorOtro = (error: unknown) => error instanceof NoDisponible && estaOcupada(error.cause);

class ConexionDeSqlite implements DatabaseConnection {
  enTransaccion = false;
  constructor(
    private readonly ejecutar: (
      consulta: CompiledQuery,
      enTransaccion: boolean,
    ) => Promise<QueryResult<unknown>>,
  ) {}

  executeQuery<R>(consulta: CompiledQuery): Promise<QueryResult<R>> {
    const ejecutar = () => this.ejecutar(consulta, this.enTransaccion);
    return olvidandoLecturas(consulta.sql, ejecutar) as Promise<QueryResult<R>>;
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("nothing here is read as a stream");
  }
}
