import type BetterSqlite from "better-sqlite3";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";

interface SqliteOptions {
  /** Milliseconds for which a statement waits for another process's lock; this process is stopped meanwhile. */
  timeout?: number;
  readonly?: boolean;
  /** True refuses a missing file (`SQLITE_CANTOPEN`) instead of creating it. */
  fileMustExist?: boolean;
}

/** One prepared statement. Parameters and columns are null, numbers, bigints, strings or bytes. */
export interface SqliteStatement {
  /** True when the statement returns rows. */
  readonly reader: boolean;
  /** True when the statement surely changes nothing. */
  readonly readonly: boolean;
  get(...parameters: unknown[]): unknown;
  all(...parameters: unknown[]): unknown[];
  run(...parameters: unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  /** Makes the statement return its first column instead of whole rows. */
  pluck(): this;
}

/** The part of better-sqlite3's `Database` that is used here. */
export interface SqliteFile {
  readonly inTransaction: boolean;
  prepare(sql: string): SqliteStatement;
  /** Runs statements without parameters, separated by semicolons. */
  exec(sql: string): unknown;
  /** All rows of a pragma; with `simple`, the first column of the first row. */
  pragma(text: string, options?: { simple?: boolean }): unknown;
  /** Copies the file as it is at one moment, while others read and write. */
  backup(target: string): Promise<unknown>;
  close(): unknown;
}

/**
 * Opens a SQLite file with the driver inside Node (`node:sqlite`) where that one is complete, which is from Node 22.16
 * on, else with better-sqlite3. A failure has the same `code` with both: `SQLITE_BUSY`, `SQLITE_CONSTRAINT_UNIQUE`, …
 *
 * @example
 * const sqlite = openSqlite("data/bienestar.sqlite", { readonly: true });
 * sqlite.prepare("select count(*) from citas where estado = ?").pluck().get("reservada"); // 12
 * sqlite.close();
 */
export function openSqlite(file: string, options: SqliteOptions = {}): SqliteFile {
  if (NODE_SQLITE) return new NodeFile(NODE_SQLITE, file, options);
  const BetterSqlite3 = createRequire(import.meta.url)("better-sqlite3") as typeof BetterSqlite;
  return new BetterSqlite3(file, options);
}

// ── node:sqlite

interface NodePrepared {
  all(...parameters: unknown[]): object[];
  run(...parameters: unknown[]): { changes: number; lastInsertRowid: number };
  columns(): unknown[];
}

interface NodeDatabase {
  readonly isOpen: boolean;
  readonly isTransaction: boolean;
  prepare(sql: string): NodePrepared;
  exec(sql: string): void;
  close(): void;
}

/** The part of `node:sqlite` that is used here; the types of Node 20 do not have it. */
interface NodeSqlite {
  DatabaseSync: new (file: string, options: { readOnly: boolean; timeout: number }) => NodeDatabase;
  StatementSync: { prototype: object };
  backup(source: NodeDatabase, target: string): Promise<number>;
}

/**
 * The module `node:sqlite`; null when this Node has none, or one without `columns()`, `isTransaction` and `timeout`
 * (before 22.16).
 */
const NODE_SQLITE = findNodeSqlite();

function findNodeSqlite(): NodeSqlite | null {
  const { emitWarning } = process;
  // Node 22 warns on standard error at each start that the module is experimental; Node 24.21 does not.
  process.emitWarning = () => {};
  try {
    const builtin = process.getBuiltinModule("node:sqlite") as NodeSqlite | undefined;
    return builtin && "columns" in builtin.StatementSync.prototype ? builtin : null;
  } finally {
    process.emitWarning = emitWarning;
  }
}

class NodeFile implements SqliteFile {
  readonly #sqlite: NodeSqlite;
  readonly #database: NodeDatabase;

  constructor(
    sqlite: NodeSqlite,
    file: string,
    { timeout = 5_000, readonly = false, fileMustExist = readonly }: SqliteOptions,
  ) {
    if (fileMustExist && !existsSync(file)) {
      throw Object.assign(new Error(`unable to open database file ${file}`), { code: "SQLITE_CANTOPEN" });
    }
    this.#sqlite = sqlite;
    this.#database = named(() => new sqlite.DatabaseSync(file, { readOnly: readonly, timeout }));
  }

  get inTransaction() {
    return this.#database.isTransaction;
  }

  prepare(sql: string): SqliteStatement {
    return new NodeStatement(
      sql,
      named(() => this.#database.prepare(sql)),
    );
  }

  exec(sql: string) {
    named(() => this.#database.exec(sql));
  }

  pragma(text: string, { simple = false } = {}) {
    const statement = this.prepare(`pragma ${text}`);
    return simple ? statement.pluck().get() : statement.all();
  }

  async backup(target: string) {
    await this.#sqlite.backup(this.#database, target).catch((error: unknown) => {
      throw withCode(error);
    });
  }

  close() {
    if (this.#database.isOpen) this.#database.close();
  }
}

class NodeStatement implements SqliteStatement {
  readonly reader: boolean;
  readonly readonly: boolean;
  readonly #statement: NodePrepared;
  #plucked = false;

  constructor(sql: string, statement: NodePrepared) {
    this.#statement = statement;
    this.reader = statement.columns().length > 0;
    // The driver does not tell whether a statement changes anything. A `with …` may end in a change, so that it counts
    // as one.
    this.readonly = this.reader && /^\s*(select|explain|values)\b/i.test(sql);
  }

  pluck() {
    this.#plucked = true;
    return this;
  }

  get(...parameters: unknown[]): unknown {
    return this.all(...parameters)[0];
  }

  all(...parameters: unknown[]): unknown[] {
    const rows = named(() => this.#statement.all(...parameters));
    return this.#plucked ? rows.map((row) => Object.values(row)[0] as unknown) : rows;
  }

  run(...parameters: unknown[]) {
    return named(() => this.#statement.run(...parameters));
  }
}

/**
 * Result codes of https://www.sqlite.org/rescode.html: the primary ones, and the extended ones that name a broken
 * constraint.
 */
const CODES: Readonly<Record<number, string>> = {
  1: "ERROR",
  3: "PERM",
  4: "ABORT",
  5: "BUSY",
  6: "LOCKED",
  7: "NOMEM",
  8: "READONLY",
  9: "INTERRUPT",
  10: "IOERR",
  11: "CORRUPT",
  13: "FULL",
  14: "CANTOPEN",
  15: "PROTOCOL",
  17: "SCHEMA",
  18: "TOOBIG",
  19: "CONSTRAINT",
  20: "MISMATCH",
  21: "MISUSE",
  23: "AUTH",
  26: "NOTADB",
  275: "CONSTRAINT_CHECK",
  787: "CONSTRAINT_FOREIGNKEY",
  1299: "CONSTRAINT_NOTNULL",
  1555: "CONSTRAINT_PRIMARYKEY",
  1811: "CONSTRAINT_TRIGGER",
  2067: "CONSTRAINT_UNIQUE",
};

function named<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw withCode(error);
  }
}

function withCode(error: unknown): unknown {
  const { errcode } = error as { errcode?: number };
  if (errcode === undefined) return error;
  return Object.assign(error as Error, {
    code: `SQLITE_${CODES[errcode] ?? CODES[errcode & 0xff] ?? "ERROR"}`,
  });
}
