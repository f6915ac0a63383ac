import type { Kysely } from "kysely";

/**
 * Frozen: a change is another migration. What two write to each other in a session's call is closed with keys of ours;
 * where it stood, the release before this one reads that it is.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("mensajes_de_sala").addColumn("cuerpo_cerrado", "text").execute();
}
