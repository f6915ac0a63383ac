import { CompiledQuery, DEFAULT_MIGRATION_TABLE, Migrator, sql, type Migration } from "kysely";
import { isPostgres, openDb, type Db } from "./client";
import { EsquemaDemasiadoNuevo, incompatibles } from "./compatibilidad";
import { AL_MIGRAR } from "./disponibilidad";
import { deUnoEnUno } from "./postgres";

const modules = import.meta.glob<Migration>("../migrations/*.ts", { eager: true });
export const MIGRACIONES = Object.fromEntries(
  Object.entries(modules).map(([file, migration]) => [file.replace(/^.*\/|\.ts$/g, ""), migration]),
);

/**
 * Brings the database to the newest schema. Several processes may start at once: one migrates, the others wait. What
 * newer programs have done to it stays as it is, where this one can live with it.
 */
export async function migrate(db: Db): Promise<void> {
  for (;;) {
    const hechas = await hechasEn(db);
    const ajenas = incompatibles(Object.keys(MIGRACIONES), hechas);
    if (ajenas.length > 0) throw new EsquemaDemasiadoNuevo(ajenas);
    const conocidas = { ...Object.fromEntries(hechas.map((hecha) => [hecha, YA_HECHA])), ...MIGRACIONES };
    const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(conocidas) } });
    const { error } = await deUnoEnUno(db, () => migrator.migrateToLatest());
    if (!error) return;
    // A newer program that started beside this one may have migrated meanwhile.
    if ((await hechasEn(db)).length > hechas.length) continue;
    throw error instanceof Error ? error : new Error("the migration failed", { cause: error });
  }
}

/** Kysely wants to know each migration that was made. This one is never run. */
const YA_HECHA: Migration = { up: async () => {} };

async function hechasEn(db: Db): Promise<string[]> {
  const tablas = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tablas.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.map(({ name }) => name);
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
