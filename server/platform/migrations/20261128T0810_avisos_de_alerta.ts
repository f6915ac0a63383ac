import { sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. Mails about an alert, the instant of the last one (encrypted), and the day on
 * which the alert was ended. Alerts that were taken on before could not be ended; they count as ended.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable("alertas_cerradas")
    .addColumn("escaladas", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  for (const columna of ["avisada_cerrada", "terminada_en"])
    await db.schema.alterTable("alertas_cerradas").addColumn(columna, "text").execute();
  await sql`update alertas_cerradas set terminada_en = acusada_en where acusada_en is not null`.execute(db);
  await sql`create index alertas_cerradas_tomadas on alertas_cerradas (acusada_en)
    where acusada_en is not null and terminada_en is null`.execute(db);
}
