import { sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. A session that was cancelled because of a failure of ours. An older program
 * reads its `cancelada_por` and takes it for a session that its specialist could not attend.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table citas add column falla_tecnica integer not null default 0
    check (falla_tecnica in (0, 1))`.execute(db);
}
