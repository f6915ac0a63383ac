import type { Kysely } from "kysely";

/** Frozen: a change is another migration. */
export async function up(db: Kysely<never>): Promise<void> {
  // 1 when the person marked the video as seen; null when it was played, and in earlier rows.
  await db.schema.alterTable("avances").addColumn("marcado", "integer").execute();
  await db.schema.alterTable("dias_vistos").addColumn("marcado", "integer").execute();
}
