import { sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. Lanes of mails: codes and links go first, mails to one person next. Mails to
 * everybody at the same hour, from which people may unsubscribe, go last, however many there are.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index correos_que_se_esperan on correos (siguiente_en)
    where enviado_en is null and secreto = 1 and baja is null`.execute(db);
  await sql`create index correos_de_alguien on correos (siguiente_en)
    where enviado_en is null and secreto = 0 and baja is null`.execute(db);
  await sql`create index correos_con_baja on correos (siguiente_en)
    where enviado_en is null and baja is not null`.execute(db);
}
