import type { Kysely } from "kysely";

/** Frozen: a change is another migration. Failures, found by the support code that the person was shown. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("fallos")
    .addColumn("id_fallo", "text", (c) => c.primaryKey())
    .addColumn("soporte", "text", (c) => c.notNull())
    .addColumn("lugar", "text", (c) => c.notNull())
    .addColumn("codigo", "text", (c) => c.notNull())
    .addColumn("http", "integer", (c) => c.notNull())
    .addColumn("metodo", "text", (c) => c.notNull())
    .addColumn("path", "text", (c) => c.notNull())
    .addColumn("estado", "integer")
    .addColumn("respuesta", "text")
    .addColumn("mensaje", "text", (c) => c.notNull())
    .addColumn("ocurrido_en", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("fallos_de_soporte").on("fallos").column("soporte").execute();
  await db.schema.createIndex("fallos_en_orden").on("fallos").columns(["ocurrido_en", "id_fallo"]).execute();
}
