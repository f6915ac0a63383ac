import type { Kysely } from "kysely";

/** Frozen: a change is another migration. Address for mails to a specialist about their sessions. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("especialistas").addColumn("correo", "text").execute();
}
