import type { Kysely } from "kysely";

/** Frozen: a change is another migration. A lot of coins is told a month before its end, and a week before it. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("lotes_de_monedas").addColumn("avisado_antes_en", "text").execute();
}
