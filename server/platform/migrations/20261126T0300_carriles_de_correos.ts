import { sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. Codes and links go out before what nobody waits for, and what everybody gets at
 * the same hour, and may stop, after all else, however much of that there is.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index correos_por_carril
    on correos ((case when baja is not null then 2 when secreto = 1 then 0 else 1 end), siguiente_en)
    where enviado_en is null`.execute(db);
}
