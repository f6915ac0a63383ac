import type { Kysely } from "kysely";

/** Frozen: a change is another migration. */
export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  // One row: the instant until which all acts were examined, and the last person that the very first pass reached.
  await schema
    .createTable("revision_de_logros")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("hasta", "text", (c) => c.notNull())
    .addColumn("despues_de", "integer")
    .execute();
  await schema.createIndex("pasos_hechos_por_fecha").on("pasos_hechos").column("hecho_en").execute();
  await schema
    .createIndex("acciones_propias_por_fecha")
    .on("acciones_propias")
    .column("anotada_en")
    .execute();
}
