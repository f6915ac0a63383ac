import { sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. Instant since which a letter to the person of a sheet waits for the note of its
 * delivery. It is work to do and no evidence: the note itself is a line under the sheet.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("hojas_de_reclamacion").addColumn("por_entregar_desde", "text").execute();
  await db.schema
    .createIndex("cartas_por_entregar")
    .on("hojas_de_reclamacion")
    .column("por_entregar_desde")
    .where(sql.ref("por_entregar_desde"), "is not", null)
    .execute();
}
