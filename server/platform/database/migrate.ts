import { CompiledQuery, DEFAULT_MIGRATION_TABLE, Migrator, sql, type Migration } from "kysely";
import { NoDisponible } from "../../../app/domain/shared/fallo";
import { ConfigError } from "../configError";
import { olvidarLoBorrado, openDb, type Db } from "./client";
import { EsquemaDemasiadoNuevo, incompatibles } from "./compatibilidad";
import { isPostgres, sinClave } from "./direccion";
import { AL_MIGRAR } from "./disponibilidad";
import { deUnoEnUno } from "./postgres";

/** What begins the name of a schema that was moved aside. */
export const APARTADO = "antes_";

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
    await (isPostgres(databaseUrl) ? exigirRestauracionEntera(db, databaseUrl) : exigirIntegridad(db));
    await migrate(db);
    if (!isPostgres(databaseUrl)) await quitarLoBorradoDeAntes(db);
  } finally {
    await db.destroy();
  }
}

/** Says of a file that what was deleted from it is not in it. */
const LIMPIO = 0x42_49_45_4e;

/**
 * Programs of before left in the file what they deleted: it is written anew, once. That takes as much room again as the
 * file has, and nobody else: where either is wanting it is left for the next start.
 */
async function quitarLoBorradoDeAntes(db: Db): Promise<void> {
  const correr = (orden: string) => db.executeQuery(CompiledQuery.raw(orden));
  const { rows } = await correr("pragma application_id");
  if ((rows[0] as { application_id: number }).application_id === LIMPIO) return;
  try {
    await correr("vacuum");
    await correr(`pragma application_id = ${LIMPIO}`);
    await olvidarLoBorrado(db);
  } catch (error) {
    if (!(error instanceof NoDisponible)) throw error;
  }
}

/** Whether a database by its address is the product's, of whichever release. */
export async function hayProducto(databaseUrl: string): Promise<boolean> {
  const db = openDb(databaseUrl);
  try {
    return (await hechasEn(db)).length > 0;
  } finally {
    await db.destroy();
  }
}

/**
 * Putting a backup back moves what was there aside and fills an empty schema. Broken off in between, that one must not
 * be taken for a new database: everybody's data would be gone without a word.
 */
async function exigirRestauracionEntera(db: Db, databaseUrl: string): Promise<void> {
  const { rows } = await sql<{ apartado: string; actual: string }>`
    select nspname as apartado, coalesce(current_schema(), 'public') as actual from pg_namespace
    where starts_with(nspname, ${APARTADO}) and not exists (
      select 1 from pg_tables where schemaname = coalesce(current_schema(), 'public'))
    order by nspname desc limit 1`.execute(db);
  const [suyo] = rows;
  if (!suyo) return;
  throw new ConfigError(
    `La base de datos ${sinClave(databaseUrl)} está vacía y lo que tenía está apartado en su esquema ${suyo.apartado}: una restauración quedó a medias. Vuelve a correr npm run ops -- restaurar, o devuélvelo a su lugar con psql: drop schema ${suyo.actual}; alter schema ${suyo.apartado} rename to ${suyo.actual};`,
  );
}

/** A file that was cut or overwritten in the middle may open well and fail months later, in the middle of something. */
async function exigirIntegridad(db: Db): Promise<void> {
  const { rows } = await db.executeQuery<{ quick_check: string }>(CompiledQuery.raw("pragma quick_check(1)"));
  const dicho = rows[0]?.quick_check;
  if (dicho !== "ok") throw Object.assign(new Error(dicho), { code: "SQLITE_CORRUPT" });
}
