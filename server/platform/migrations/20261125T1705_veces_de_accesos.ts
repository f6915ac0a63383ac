import type { Kysely } from "kysely";

/** Frozen: a change is another migration. How often it was on the day that a line is of; none is once. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("accesos_a_datos").addColumn("veces", "integer").execute();
}
