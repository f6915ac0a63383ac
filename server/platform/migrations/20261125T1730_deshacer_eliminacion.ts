import type { Kysely } from "kysely";

/** Frozen: a change is another migration. The mail about a requested deletion carries a link that cancels it. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("eliminaciones").addColumn("huella_para_deshacer", "text").execute();
  await db.schema
    .createIndex("eliminaciones_por_deshacer")
    .unique()
    .on("eliminaciones")
    .column("huella_para_deshacer")
    .execute();
}
