import type { Kysely } from "kysely";

/** Frozen: a change is another migration. The day on which an alert was sent out before the person repeated it. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("alertas_cerradas").addColumn("escalada_antes", "text").execute();
}
