import { sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. Mails to a specialist or to the people on guard belong to their work. An
 * account that later takes the same address does not take them over.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable("correos")
    .addColumn("oficio", "integer", (nueva) => nueva.notNull().defaultTo(0))
    .execute();
  await sql`update correos set oficio = 1, id_persona = null
    where id_correo like 'especialista-%' or id_correo like 'alertas-escaladas:%'
      or id_correo like 'alertas-recordadas:%'`.execute(db);
}
