import { sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. Codes, links and alarms go out before what nobody waits for, however much of
 * that there is.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index correos_secretos_por_enviar on correos (siguiente_en)
    where enviado_en is null and secreto = 1`.execute(db);
}
