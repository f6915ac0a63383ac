import { sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. Way of a refund that a colleague approves: the whole sum of an order (null), a
 * part of it, or a session that has begun and is cancelled.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table aprobaciones add column modo text
    check (modo is null or (clase = 'devolucion' and modo in ('ausencia', 'tecnica', 'parte')))`.execute(db);
}
