import type { Kysely } from "kysely";

/** Frozen: a change is another migration. People who removed the insurer's identity from their account by hand. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("enlaces_quitados")
    .addColumn("id_persona", "integer", (c) => c.primaryKey().references("personas.id_persona"))
    .addColumn("quitado_en", "text", (c) => c.notNull())
    .execute();
}
