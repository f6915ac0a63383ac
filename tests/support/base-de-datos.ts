import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { openDb, type Db } from "../../server/db/client";
import { migrate } from "../../server/db/migrate";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of a PostgreSQL in which databases may be created; only the `postgres` project has it. */
    postgresUrl: string;
  }
}

/** The address of an empty database of the engine under test; it is gone after the test file. */
export async function emptyDatabase(): Promise<string> {
  return process.env.TEST_DATABASE === "postgres" ? emptyPostgres() : emptySqlite();
}

/** An open database with today's schema; closed after the test file. */
export async function migratedDatabase(): Promise<{ url: string; db: Db }> {
  const url = await emptyDatabase();
  const db = openDb(url);
  afterAll(() => db.destroy());
  await sinEsperarAlDisco(db);
  await migrate(db);
  return { url, db };
}

/** What a test writes is thrown away: nothing of it has to survive a power cut. PostgreSQL is started so. */
export async function sinEsperarAlDisco(db: Db): Promise<void> {
  if (process.env.TEST_DATABASE !== "postgres") await sql`pragma synchronous = off`.execute(db);
}

function emptySqlite(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "bienestar-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, "prueba.sqlite");
}

async function emptyPostgres(): Promise<string> {
  const admin = inject("postgresUrl");
  const name = `prueba_${crypto.randomUUID().replaceAll("-", "")}`;
  await asAdmin(admin, `create database ${name}`);
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
