import { sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. */
export async function up(db: Kysely<never>): Promise<void> {
  // Finds routes that were finished lately, for their survey.
  await sql`create index recorridos_por_final on recorridos (terminado_en)
    where terminado_en is not null`.execute(db);
}
