import { Migrator, type Migration } from "kysely";
import type { Db } from "./client";

const modules = import.meta.glob<Migration>("./migrations/*.ts", { eager: true });
const migrations = Object.fromEntries(
  Object.entries(modules).map(([file, migration]) => [file.replace(/^.*\/|\.ts$/g, ""), migration]),
);

/** Brings the database to the newest schema. Several processes may start at once: one migrates, the others wait. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error("the migration failed", { cause: error });
}
