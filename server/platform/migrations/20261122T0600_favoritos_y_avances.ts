import type { Kysely } from "kysely";

/** Frozen: a change is another migration. */
export async function up(db: Kysely<never>): Promise<void> {
  // `uid` is the key of an entry of the content, which is in files and not in the database.
  await db.schema
    .createTable("favoritos")
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("tipo", "text", (c) => c.notNull())
    .addColumn("uid", "text", (c) => c.notNull())
    .addColumn("guardado_en", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("favoritos_pk", ["id_persona", "tipo", "uid"])
    .execute();
  // Positions in the recording are tenths of a second. `rangos` is JSON: the played parts, as pairs of positions.
  await db.schema
    .createTable("avances")
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("uid", "text", (c) => c.notNull())
    .addColumn("posicion", "integer", (c) => c.notNull())
    .addColumn("rangos", "text", (c) => c.notNull())
    .addColumn("comenzado_en", "text", (c) => c.notNull())
    .addColumn("movido_en", "text", (c) => c.notNull())
    .addColumn("visto_en", "text")
    .addPrimaryKeyConstraint("avances_pk", ["id_persona", "uid"])
    .execute();
  await db.schema
    .createIndex("avances_recientes")
    .on("avances")
    .columns(["id_persona", "movido_en"])
    .execute();
  await db.schema.createIndex("avances_por_fecha").on("avances").column("movido_en").execute();
}
