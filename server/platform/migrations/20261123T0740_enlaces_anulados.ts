import type { Kysely } from "kysely";

/**
 * Frozen: a change is another migration. The links of a date's host can be revoked. The password that a change of mail
 * voided cannot be chosen again at once. The previous release knows neither.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable("fechas_de_taller")
    .addColumn("enlaces_anulados", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable("cuentas").addColumn("clave_anulada", "text").execute();
}
