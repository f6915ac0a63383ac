import { sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. Approval whose request or outcome a line of the staff's registro tells. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table registro_de_equipo add column id_aprobacion text`.execute(db);
}
