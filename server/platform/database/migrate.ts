import { CompiledQuery, DEFAULT_MIGRATION_TABLE, Migrator, sql, type Migration } from "kysely";
import { ConfigError } from "../configError";
import { openDb, type Db } from "./client";
import { EsquemaDeAntes, EsquemaDemasiadoNuevo, incompatibles } from "./compatibilidad";
import { isPostgres, sinClave } from "./direccion";
import { AL_MIGRAR } from "./disponibilidad";
import { deUnoEnUno } from "./postgres";

/** Prefix of the name of an old schema that a restore moved aside. */
export const APARTADO = "antes_";

const modules = import.meta.glob<Migration>("../migrations/*.ts", { eager: true });
export const MIGRACIONES = Object.fromEntries(
  Object.entries(modules).map(([file, migration]) => [file.replace(/^.*\/|\.ts$/g, ""), migration]),
);

const [BASE = ""] = Object.keys(MIGRACIONES).sort();

/**
 * Brings the database to the newest schema. Several processes may start at once: one migrates, the others wait. Changes
 * of newer programs stay when this program can work with them.
 */
export async function migrate(db: Db): Promise<void> {
  for (;;) {
    const aplicadas = await aplicadasEn(db);
    if (aplicadas.some((migracion) => migracion < BASE)) throw new EsquemaDeAntes();
    const ajenas = incompatibles(Object.keys(MIGRACIONES), aplicadas);
    if (ajenas.length > 0) throw new EsquemaDemasiadoNuevo(ajenas);
    const conocidas = {
      ...Object.fromEntries(aplicadas.map((migracion) => [migracion, YA_HECHA])),
      ...MIGRACIONES,
    };
    const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(conocidas) } });
    const { error } = await deUnoEnUno(db, () => migrator.migrateToLatest());
    if (!error) return;
    // A newer program that started at the same time may have migrated meanwhile, so that the check runs again.
    if ((await aplicadasEn(db)).length > aplicadas.length) continue;
    throw error instanceof Error ? error : new Error("the migration failed", { cause: error });
  }
}

/** Stands for a migration that a newer program made: Kysely must know every stored migration. It is never run. */
const YA_HECHA: Migration = { up: async () => {} };

async function aplicadasEn(db: Db): Promise<string[]> {
  const tablas = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tablas.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.map(({ name }) => name);
}

/** Migrates the database at an address, with longer limits than a request has. */
export async function migrateAt(databaseUrl: string): Promise<void> {
  const db = openDb(databaseUrl, AL_MIGRAR);
  try {
    await (isPostgres(databaseUrl) ? exigirRestauracionEntera(db, databaseUrl) : exigirIntegridad(db));
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

/** True when the database at this address has tables of the product, of any release. */
export async function hayProducto(databaseUrl: string): Promise<boolean> {
  const db = openDb(databaseUrl);
  try {
    return (await aplicadasEn(db)).length > 0;
  } finally {
    await db.destroy();
  }
}

/**
 * Refuses a half-restored database. A restore moves the old schema aside and fills an empty one. When it is
 * interrupted, the empty schema must not pass for a new database: all data would seem gone.
 */
async function exigirRestauracionEntera(db: Db, databaseUrl: string): Promise<void> {
  const { rows } = await sql<{ apartado: string; actual: string }>`
    select nspname as apartado, coalesce(current_schema(), 'public') as actual from pg_namespace
    where starts_with(nspname, ${APARTADO}) and not exists (
      select 1 from pg_tables where schemaname = coalesce(current_schema(), 'public'))
    order by nspname desc limit 1`.execute(db);
  const [esquema] = rows;
  if (!esquema) return;
  throw new ConfigError(
    `La base de datos ${sinClave(databaseUrl)} está vacía y lo que tenía está apartado en su esquema ${esquema.apartado}: una restauración quedó a medias. Vuelve a correr npm run ops -- restaurar, o devuélvelo a su lugar con psql: drop schema ${esquema.actual}; alter schema ${esquema.apartado} rename to ${esquema.actual};`,
  );
}

/** Refuses a damaged file: one that was cut or overwritten may open well and fail months later. */
async function exigirIntegridad(db: Db): Promise<void> {
  const { rows } = await db.executeQuery<{ quick_check: string }>(CompiledQuery.raw("pragma quick_check(1)"));
  const informe = rows[0]?.quick_check;
  if (informe !== "ok") throw Object.assign(new Error(informe), { code: "SQLITE_CORRUPT" });
}
