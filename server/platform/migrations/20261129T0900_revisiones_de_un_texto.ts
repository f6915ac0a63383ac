import { sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. What moderators decided is found by its text, for the copy of a person. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index revisiones_de_comunidad_por_texto on revisiones_de_comunidad (id_texto)`.execute(db);
  await sql`create index actos_de_moderacion_por_revision on actos_de_moderacion (id_revision)`.execute(db);
}
