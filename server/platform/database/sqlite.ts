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
import { openSqlite, type SqliteFile, type SqliteStatement } from "./sqliteFile";
import { Testigo, siguiente } from "./testigo";

const ESPERA_AL_ABRIR_EN_MS = 10_000;
const CAMBIA_FILAS = /^\s*(insert|update|delete|replace)\b/i;
/** Counted for a quarter of an hour, and nobody is told: a power cut may take the last of them. */
const CUENTA_INTENTOS = /^\s*(insert into|update|delete from) "intentos"/i;
const PAUSA_MAXIMA_EN_MS = 25;

/**
 * SQLite prepares a statement again before each run where its limit is handed to it: so a limit stands in the text. Each
 * is a statement of its own, which is kept: a limit is the code's, and nobody's who asks.
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

/** A SQLite file whose lock, held by another process, keeps nobody here waiting but those who write. */
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
  // SQLite gives what it keeps beside the file (-wal, -shm) the mode of the file.
  if (file !== ":memory:") for (const cual of ["", "-wal", "-shm"]) soloDeSuDueno(file + cual);
  sqlite.pragma("journal_mode = WAL");
  // The driver's default in WAL mode is NORMAL: a power cut could lose an acknowledged booking.
  sqlite.pragma("synchronous = FULL");
  sqlite.pragma("foreign_keys = ON");
  // What is deleted stays in the pages that it leaves, and in every copy of them, until something else is written there.
  sqlite.pragma("secure_delete = ON");
  // SQLite would wait for a lock by stopping this whole process; the driver below waits instead.
  sqlite.pragma("busy_timeout = 0");
  return sqlite;
}

function soloDeSuDueno(archivo: string) {
  if (existsSync(archivo)) chmodSync(archivo, 0o600);
}

/** SQLite rolls DDL back like anything else: a migration that fails half-way leaves nothing. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/**
 * Whoever asks waits for those who asked before. `conRespiro`: between two of them the process hears everybody else. A
 * crowd that writes would otherwise be one piece of work, in which the disk is waited for as often as they are many.
 */
class Turno {
  #ocupado = false;
  readonly #cola: (() => void)[] = [];

  constructor(private readonly conRespiro: boolean) {}

  get esperando() {
    return this.#cola.length;
  }

  get libre() {
    return !this.#ocupado;
  }

  async tomar() {
    if (this.#ocupado) await new Promise<void>((resolve) => this.#cola.push(resolve));
    this.#ocupado = true;
  }
  soltar() {
    const siguiente = this.#cola.shift();
    if (!siguiente) this.#ocupado = false;
    else if (this.conRespiro) setImmediate(siguiente);
    else siguiente();
  }
}

/**
 * One handle on the file, used by one statement or one transaction at a time. A write that finds the file locked by
 * another process gives the handle back while it waits, so that reads go on.
 */
class DriverDeSqlite implements Driver {
  readonly #statements = new Map<string, SqliteStatement>();
  readonly #manija = new Turno(false);
  readonly #escritura = new Turno(true);
  /** How much the handle had changed when what it is carrying out began. */
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

  /** Takes the write lock at `begin`: a transaction that reads first and writes later could not be upgraded. */
  async beginTransaction(connection: ConexionDeSqlite) {
    await this.#escribir(() => this.#empezar(), true);
    connection.enTransaccion = true;
  }

  async commitTransaction(connection: ConexionDeSqlite) {
    this.#confirmar();
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
    // What a rollback that failed has left would keep everybody out.
    this.#deshacer();
    this.#correr("begin immediate", []);
    this.#cambiosAlEmpezar = this.#cambios();
  }

  /** What has changed something gets its number in the same commit, and the witness follows. */
  #confirmar() {
    const numero = this.#cambios() === this.#cambiosAlEmpezar ? undefined : this.#numerar();
    this.#correr("commit", []);
    if (numero !== undefined) this.testigo?.anotar(numero);
  }

  #deshacer() {
    // After some failures, a full disk among them, SQLite has rolled back already.
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

  /** Tries until the file is free or the limit is over. `seQueda`: what it began goes on, and so does the turn. */
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

  /** The disk is waited for by stopping this process: not for each of those who try passwords by the dozen. */
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
    return this.ejecutar(consulta, this.enTransaccion) as Promise<QueryResult<R>>;
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("nothing here is read as a stream");
  }
}
