import { sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. Codes and links go out before what nobody waits for, and what everybody gets at
 * the same hour, and may stop, after all else, however much of that there is.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index correos_que_se_esperan on correos (siguiente_en)
    where enviado_en is null and secreto = 1 and baja is null`.execute(db);
  await sql`create index correos_de_alguien on correos (siguiente_en)
    where enviado_en is null and secreto = 0 and baja is null`.execute(db);
  await sql`create index correos_con_baja on correos (siguiente_en)
    where enviado_en is null and baja is not null`.execute(db);
}
