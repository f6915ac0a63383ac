import { CANDADOS_DEL_LIBRO } from "./candados";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { openDb, type Db, type Trx } from "../../server/platform/database/client";
import type { Limites } from "../../server/platform/database/disponibilidad";
import type { Tables } from "../../server/platform/database/schema";
import { openSqlite, type SqliteFile } from "../../server/platform/database/sqliteFile";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of a PostgreSQL in which databases may be created; only the `postgres` project has it. */
    postgresUrl: string;
    /** Migrated database that the tests copy: a SQLite file, or the name of a database in that PostgreSQL. */
    plantilla: string;
  }
}

/**
 * Time limits for a test of what the database decides: on a busy machine 20 simultaneous transactions take their time.
 */
export const SIN_PRISA: Limites = { conexionEnMs: 60_000, sentenciaEnMs: 60_000, bloqueoEnMs: 60_000 };

/**
 * Makes an empty database with today's schema, of the engine under test. Gives its address; it is deleted after the
 * test file.
 */
export async function newDatabase(): Promise<string> {
  return process.env.TEST_DATABASE === "postgres" ? newPostgres() : newSqlite();
}

/** Methods of every open SQLite file, for a test that lets one of them fail. */
export function prototypeOfFiles(): SqliteFile {
  const sqlite = openSqlite(":memory:");
  sqlite.close();
  return Object.getPrototypeOf(sqlite) as SqliteFile;
}

/** Opens a new database, which is closed after the test file. */
export async function openNewDatabase(): Promise<{ url: string; db: Db }> {
  const url = await newDatabase();
  const db = openDb(url, SIN_PRISA);
  afterAll(() => db.destroy());
  await sinEsperarAlDisco(db);
  return { url, db };
}

/**
 * Turns waits for the disk off: data of a test need not survive a power cut. PostgreSQL is started without such waits.
 */
export async function sinEsperarAlDisco(db: Db): Promise<void> {
  if (process.env.TEST_DATABASE !== "postgres") await sql`pragma synchronous = off`.execute(db);
}

/** Deletes all rows of some tables, in any order: only at the end must no row refer to a deleted one. */
export async function vaciar(db: Db, tablas: readonly (keyof Tables)[]): Promise<void> {
  if (process.env.TEST_DATABASE === "postgres") {
    // All tables are emptied in one statement: one each would take most of a short test.
    const todas = tablas.map((tabla) => `delete from "${tabla}";`).join(" ");
    await sql.raw(`do $$ begin set local session_replication_role = replica; ${todas} end $$`).execute(db);
    return;
  }
  await db.transaction().execute(async (trx) => {
    await sql`pragma defer_foreign_keys = on`.execute(trx);
    await conLibroAbierto(trx, async () => {
      for (const tabla of tablas) await trx.deleteFrom(tabla).execute();
    });
  });
}

/** Lets a test change the ledger of consents: its triggers are off meanwhile. */
export async function conLibroAbierto(db: Db | Trx, hacer: () => Promise<unknown>): Promise<void> {
  if (process.env.TEST_DATABASE === "postgres") {
    await sql`alter table consentimientos disable trigger user`.execute(db);
    await hacer();
    await sql`alter table consentimientos enable trigger user`.execute(db);
    return;
  }
  const { rows } = await sql<{ name: string; sql: string }>`${sql.raw(CANDADOS_DEL_LIBRO)}`.execute(db);
  for (const { name } of rows) await sql`drop trigger ${sql.ref(name)}`.execute(db);
  await hacer();
  for (const candado of rows) await sql.raw(candado.sql).execute(db);
}

/** Turns conditions and references of rows off. */
export async function sinCondiciones(db: Db): Promise<void> {
  if (process.env.TEST_DATABASE !== "postgres") {
    await sql`pragma foreign_keys = off`.execute(db);
    await sql`pragma ignore_check_constraints = on`.execute(db);
    return;
  }
  const { rows } = await sql<{ tabla: string; condicion: string }>`
    select conrelid::regclass::text as tabla, conname as condicion from pg_constraint
    where contype in ('c', 'f') and connamespace = 'public'::regnamespace`.execute(db);
  for (const { tabla, condicion } of rows)
    await sql`alter table ${sql.table(tabla)} drop constraint ${sql.ref(condicion)}`.execute(db);
}

function newSqlite(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "bienestar-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, "prueba.sqlite");
  copyFileSync(inject("plantilla"), file);
  return file;
}

async function newPostgres(): Promise<string> {
  const admin = inject("postgresUrl");
  const name = `prueba_${crypto.randomUUID().replaceAll("-", "")}`;
  await asAdmin(admin, `create database ${name} template ${inject("plantilla")}`);
  afterAll(() => asAdmin(admin, `drop database if exists ${name} with (force)`));
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return url.href;
}

async function asAdmin(connectionString: string, statement: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
