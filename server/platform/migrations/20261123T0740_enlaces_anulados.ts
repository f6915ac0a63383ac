import type { Kysely } from "kysely";

/**
 * Frozen: a change is another migration. The links of whoever leads a date can be called back, and the password that
 * was voided with a change of mail is not chosen again at once. The release before this one knows neither.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable("fechas_de_taller")
    .addColumn("enlaces_anulados", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable("cuentas").addColumn("clave_anulada", "text").execute();
}
