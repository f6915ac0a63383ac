import type { Kysely } from "kysely";

/** Frozen: a change is another migration. The address by which mails of a kind are stopped, until it is sent. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("correos").addColumn("baja", "text").execute();
}
