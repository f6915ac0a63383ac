import type { Kysely } from "kysely";

/** Frozen: a change is another migration. Recipient of a receipt, encrypted, after their account was deleted. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("comprobantes").addColumn("receptor_cerrado", "text").execute();
}
