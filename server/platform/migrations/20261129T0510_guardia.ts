import { sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. The instant at which an alert was taken (encrypted), its outcome, and an index
 * for the alerts that were closed in the last days.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const columna of ["tomada_cerrada", "desenlace"])
    await db.schema.alterTable("alertas_cerradas").addColumn(columna, "text").execute();
  await sql`create index alertas_cerradas_terminadas on alertas_cerradas (terminada_en)
    where terminada_en is not null`.execute(db);
}
