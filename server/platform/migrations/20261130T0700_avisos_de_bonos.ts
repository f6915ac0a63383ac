import { sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. A lot of bonos is told a week before its end, and two days before it. Lots of
 * plans were marked as told when they were written; they are told too from now on.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("lotes_de_saldo").addColumn("avisado_al_final_en", "text").execute();
  await sql`update lotes_de_saldo set avisado_en = null where mes is not null and quedan > 0`.execute(db);
}
