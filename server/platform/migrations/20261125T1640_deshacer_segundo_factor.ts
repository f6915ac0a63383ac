import type { Kysely } from "kysely";

/** Frozen: a change is another migration. The mail about a new second factor carries a link that removes it. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("segundos_factores").addColumn("huella_para_deshacer", "text").execute();
  await db.schema.alterTable("segundos_factores").addColumn("deshacer_hasta", "text").execute();
  await db.schema
    .createIndex("segundos_factores_por_deshacer")
    .unique()
    .on("segundos_factores")
    .column("huella_para_deshacer")
    .execute();
}
