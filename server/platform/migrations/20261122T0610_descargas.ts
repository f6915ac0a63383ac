import type { Kysely } from "kysely";

/** Frozen: a change is another migration. */
export async function up(db: Kysely<never>): Promise<void> {
  // `uid` is the key of an entry of the content, which is in files and not in the database. `dia` is a day in Lima.
  await db.schema
    .createTable("descargas")
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("uid", "text", (c) => c.notNull())
    .addColumn("dia", "text", (c) => c.notNull())
    .addColumn("descargada_en", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("descargas_pk", ["id_persona", "uid", "dia"])
    .execute();
  await db.schema
    .createIndex("descargas_por_fecha")
    .on("descargas")
    .columns(["descargada_en", "uid"])
    .execute();
}
