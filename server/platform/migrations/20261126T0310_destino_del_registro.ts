import type { Kysely } from "kysely";

/**
 * Frozen: a change is another migration. The page to which a person was going when they signed up, for a sign-up that
 * is resumed.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("registros").addColumn("destino", "text").execute();
}
