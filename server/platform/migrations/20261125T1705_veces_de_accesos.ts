import type { Kysely } from "kysely";

/** Frozen: a change is another migration. Times that the access happened on the day of its line; null means once. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("accesos_a_datos").addColumn("veces", "integer").execute();
}
