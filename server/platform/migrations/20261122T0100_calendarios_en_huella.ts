import { sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. From now on `token` holds the digest of a calendar's token, SHA-256 in hex, so
 * that a copy of the database opens no calendar. Addresses that were given out keep working.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ id_persona: number; token: string }>`
    select id_persona, token from calendarios`.execute(db);
  for (const { id_persona, token } of rows) {
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
    const huella = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
    await sql`update calendarios set token = ${huella} where id_persona = ${id_persona}`.execute(db);
  }
}
