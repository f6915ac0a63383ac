import { CANDADOS_DEL_LIBRO } from "./candados";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { openDb, type Db, type Trx } from "../../server/platform/database/client";
import type { Tables } from "../../server/platform/database/schema";
import { openSqlite, type SqliteFile } from "../../server/platform/database/sqliteFile";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of a PostgreSQL in which databases may be created; only the `postgres` project has it. */
    postgresUrl: string;
    /** What the migrations made: a SQLite file, or the name of a database in that PostgreSQL. */
    plantilla: string;
  }
}

/** The address of a database of the engine under test with today's schema; it is gone after the test file. */
export async function newDatabase(): Promise<string> {
  return process.env.TEST_DATABASE === "postgres" ? newPostgres() : newSqlite();
}

/** The methods of every open SQLite file, for a test that lets one fail. */
export function prototypeOfFiles(): SqliteFile {
  const sqlite = openSqlite(":memory:");
  sqlite.close();
  return Object.getPrototypeOf(sqlite) as SqliteFile;
}

/** The same, open; closed after the test file. */
export async function openNewDatabase(): Promise<{ url: string; db: Db }> {
  const url = await newDatabase();
  const db = openDb(url);
  afterAll(() => db.destroy());
  await sinEsperarAlDisco(db);
  return { url, db };
}

/** What a test writes is thrown away: nothing of it has to survive a power cut. PostgreSQL is started so. */
export async function sinEsperarAlDisco(db: Db): Promise<void> {
  if (process.env.TEST_DATABASE !== "postgres") await sql`pragma synchronous = off`.execute(db);
}

/** Empties tables, in any order: at the end of it nothing refers to what is gone. */
export async function vaciar(db: Db, tablas: readonly (keyof Tables)[]): Promise<void> {
  if (process.env.TEST_DATABASE === "postgres") {
    // Asked in one go: one by one, emptying them would be most of a short test.
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

/** Lets a test change the ledger of consents, as nobody else can: its triggers are away meanwhile. */
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

/** A row may say anything from now on, and refer to what is not there. */
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
