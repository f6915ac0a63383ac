import { sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. */
export async function up(db: Kysely<never>): Promise<void> {
  // First arrival of each of the two in the room of the session; null for never.
  await db.schema.alterTable("citas").addColumn("persona_llego_en", "text").execute();
  await db.schema.alterTable("citas").addColumn("especialista_llego_en", "text").execute();
  // A person says that the specialist did not come. Open until the session is cancelled or `resuelta_en` is set.
  await db.schema
    .createTable("ausencias")
    .addColumn("id_cita", "text", (c) => c.primaryKey().references("citas.id_cita"))
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("avisada_en", "text", (c) => c.notNull())
    .addColumn("resuelta_en", "text")
    .addColumn("motivo", "text")
    .execute();
  await db.schema.createIndex("ausencias_de_persona").on("ausencias").column("id_persona").execute();
  await db.schema
    .createIndex("ausencias_por_resolver")
    .on("ausencias")
    .column("avisada_en")
    .where(sql<boolean>`resuelta_en is null`)
    .execute();
}
