import type { Kysely } from "kysely";

/** Frozen: a change is another migration. A draft of a reply keeps the text that it quotes. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("borradores_de_comunidad").addColumn("id_citado", "text").execute();
}
