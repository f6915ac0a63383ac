import { sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. Alerts that are not taken on are found and swept by this index. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createIndex("alertas_cerradas_sin_acusar")
    .on("alertas_cerradas")
    .column("creada_en")
    .where(sql.ref("acusada_en"), "is", null)
    .execute();
  await db.schema.dropIndex("alertas_cerradas_recientes").execute();
}
