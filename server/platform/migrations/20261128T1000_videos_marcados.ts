import type { Kysely } from "kysely";

/** Frozen: a change is another migration. */
export async function up(db: Kysely<never>): Promise<void> {
  // 1 where a person said by a press that they saw the video; null where it was played, and in rows of before.
  await db.schema.alterTable("avances").addColumn("marcado", "integer").execute();
  await db.schema.alterTable("dias_vistos").addColumn("marcado", "integer").execute();
}
