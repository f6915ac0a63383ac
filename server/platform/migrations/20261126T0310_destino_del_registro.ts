import type { Kysely } from "kysely";

/** Frozen: a change is another migration. Where whoever signs up was going, for when they take it up again. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("registros").addColumn("destino", "text").execute();
}
