import type { Kysely } from "kysely";

/** Frozen: a change is another migration. */
export async function up(db: Kysely<never>): Promise<void> {
  // When somebody first opened a meeting that goes on elsewhere.
  await db.schema.alterTable("inscripciones").addColumn("entro_en", "text").execute();
  // Null in certificates of before, and in those of the release before this one: nothing of presence was kept there.
  await db.schema.alterTable("certificados").addColumn("presente_segundos", "integer").execute();
  await db.schema.alterTable("certificados").addColumn("entro_en", "text").execute();
  // 1 where whoever led the date said that the person was there.
  await db.schema.alterTable("certificados").addColumn("confirmado", "integer").execute();
}
