import type { Kysely } from "kysely";

/**
 * Frozen: a change is another migration. Messages in a session's call are encrypted with our keys. The old column holds
 * a sentence that tells this to the previous release.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("mensajes_de_sala").addColumn("cuerpo_cerrado", "text").execute();
}
