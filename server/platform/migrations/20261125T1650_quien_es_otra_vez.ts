import type { Kysely } from "kysely";

/**
 * Frozen: a change is another migration. Since when somebody without a password has proven again, at their insurer's,
 * that an access is theirs; null once it has been used.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("accesos").addColumn("probado_en", "text").execute();
}
