import type { Kysely } from "kysely";

/** Frozen: a change is another migration. */
export async function up(db: Kysely<never>): Promise<void> {
  // `pulso_cerrado` is encrypted for its own row.
  await db.schema
    .createTable("escaneos")
    .addColumn("id_escaneo", "text", (c) => c.primaryKey())
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("pulso_cerrado", "text", (c) => c.notNull())
    .addColumn("medido_en", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("escaneos_de_persona")
    .on("escaneos")
    .columns(["id_persona", "medido_en"])
    .execute();
  await db.schema.createIndex("escaneos_por_fecha").on("escaneos").column("medido_en").execute();
}
