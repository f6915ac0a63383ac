import { sql } from "kysely";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { openDb } from "../../server/platform/database/client";
import { migrate } from "../../server/platform/database/migrate";
import { startPostgres } from "./postgres";

/** Runs the migrations once for each engine: every test file begins with a copy of the result. */
export default function setup(project: TestProject) {
  return project.config.env.TEST_DATABASE === "postgres" ? enPostgres(project) : enSqlite(project);
}

async function enSqlite(project: TestProject) {
  const folder = mkdtempSync(path.join(tmpdir(), "bienestar-"));
  const plantilla = path.join(folder, "plantilla.sqlite");
  await migrar(plantilla);
  project.provide("plantilla", plantilla);
  return () => rmSync(folder, { recursive: true, force: true });
}

async function enPostgres(project: TestProject) {
  const { url, stop } = await startPostgres({ analyzes: false });
  const plantilla = "plantilla";
  const admin = openDb(url);
  await sql`create database ${sql.id(plantilla)}`.execute(admin);
  await admin.destroy();
  await migrar(new URL(plantilla, url).href);
  project.provide("postgresUrl", url);
  project.provide("plantilla", plantilla);
  return stop;
}

async function migrar(url: string) {
  const db = openDb(url);
  await migrate(db);
  await db.destroy();
}
