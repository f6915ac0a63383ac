import type { Kysely } from "kysely";

/** Frozen: a change is another migration. */
export async function up(db: Kysely<never>): Promise<void> {
  // First time that the person opened a meeting on another site.
  await db.schema.alterTable("inscripciones").addColumn("entro_en", "text").execute();
  // Null in earlier certificates and in those of the previous release, which kept nothing about presence.
  await db.schema.alterTable("certificados").addColumn("presente_segundos", "integer").execute();
  await db.schema.alterTable("certificados").addColumn("entro_en", "text").execute();
  // 1 when the host said that the person was there.
  await db.schema.alterTable("certificados").addColumn("confirmado", "integer").execute();
}
