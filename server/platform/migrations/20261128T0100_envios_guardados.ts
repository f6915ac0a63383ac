import type { Kysely } from "kysely";

/** Frozen: a change is another migration. Contents of a form whose session had ended; see decision 62. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("envios_guardados")
    .addColumn("id_envio", "text", (c) => c.primaryKey())
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("cerrado", "text", (c) => c.notNull())
    .addColumn("expira_en", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("envios_guardados_de_persona")
    .on("envios_guardados")
    .columns(["id_persona", "expira_en"])
    .execute();
  await db.schema
    .createIndex("envios_guardados_por_fecha")
    .on("envios_guardados")
    .column("expira_en")
    .execute();
}
