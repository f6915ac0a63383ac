import type { Kysely } from "kysely";

/**
 * Frozen: a change is another migration. Address that unsubscribes from mails of this kind, kept until the mail is
 * sent.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("correos").addColumn("baja", "text").execute();
}
