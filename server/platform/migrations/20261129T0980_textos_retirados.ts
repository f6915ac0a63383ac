import type { Kysely } from "kysely";

/**
 * Frozen: a change is another migration. Words that their author deleted, or left behind, while a moderator has yet to
 * decide them. The moderators alone read them, and the decision removes them.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("textos_retirados")
    .addColumn("id_texto", "text", (c) => c.primaryKey().references("textos_de_comunidad.id_texto"))
    .addColumn("id_persona", "integer", (c) => c.references("personas.id_persona"))
    .addColumn("comunidad", "text", (c) => c.notNull())
    .addColumn("texto", "text", (c) => c.notNull())
    .addColumn("apelacion", "text")
    .execute();
  await db.schema
    .createIndex("textos_retirados_de_persona")
    .on("textos_retirados")
    .column("id_persona")
    .execute();
}
