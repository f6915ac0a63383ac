import { sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. A mail for which a person waits at a page goes first. Within a lane, the first
 * waiting mail of each person goes before any second one.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const columna of ["urgente", "turno"]) {
    await db.schema
      .alterTable("correos")
      .addColumn(columna, "integer", (nueva) => nueva.notNull().defaultTo(0))
      .execute();
  }
  for (const indice of ["correos_que_se_esperan", "correos_de_alguien", "correos_con_baja"])
    await db.schema.dropIndex(indice).execute();
  await sql`create index correos_urgentes on correos (turno, siguiente_en)
    where enviado_en is null and urgente = 1`.execute(db);
  await sql`create index correos_con_secreto on correos (turno, siguiente_en)
    where enviado_en is null and urgente = 0 and secreto = 1 and baja is null`.execute(db);
  await sql`create index correos_de_alguien on correos (turno, siguiente_en)
    where enviado_en is null and urgente = 0 and secreto = 0 and baja is null`.execute(db);
  await sql`create index correos_con_baja on correos (turno, siguiente_en)
    where enviado_en is null and urgente = 0 and baja is not null`.execute(db);
}
