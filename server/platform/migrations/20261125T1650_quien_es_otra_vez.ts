import type { Kysely } from "kysely";

/**
 * Frozen: a change is another migration. The instant in which a person without a password proved their identity again
 * at their insurer; null once the proof has been used.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("accesos").addColumn("probado_en", "text").execute();
}
