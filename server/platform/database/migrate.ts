import { CompiledQuery, Migrator, type Migration } from "kysely";
import { isPostgres, openDb, type Db } from "./client";
import { AL_MIGRAR } from "./disponibilidad";
import { deUnoEnUno } from "./postgres";

const modules = import.meta.glob<Migration>("../migrations/*.ts", { eager: true });
const migrations = Object.fromEntries(
  Object.entries(modules).map(([file, migration]) => [file.replace(/^.*\/|\.ts$/g, ""), migration]),
);

/** Brings the database to the newest schema. Several processes may start at once: one migrates, the others wait. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await deUnoEnUno(db, () => migrator.migrateToLatest());
  if (error) throw error instanceof Error ? error : new Error("the migration failed", { cause: error });
}

/** The same for a database by its address, with more patience than anybody who is answered has. */
export async function migrateAt(databaseUrl: string): Promise<void> {
  const db = openDb(databaseUrl, AL_MIGRAR);
  try {
    if (!isPostgres(databaseUrl)) await exigirIntegridad(db);
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

/** A file that was cut or overwritten in the middle may open well and fail months later, in the middle of something. */
async function exigirIntegridad(db: Db): Promise<void> {
  const { rows } = await db.executeQuery<{ quick_check: string }>(CompiledQuery.raw("pragma quick_check(1)"));
  const dicho = rows[0]?.quick_check;
  if (dicho !== "ok") throw Object.assign(new Error(dicho), { code: "SQLITE_CORRUPT" });
}
