import { PostgresAdapter, sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. Reason, amount (céntimos or coins) and person of an operator's act. A
 * specialist may now read a person's data.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema.alterTable("actos_de_operador").addColumn("motivo", "text").execute();
  await schema.alterTable("actos_de_operador").addColumn("cantidad", "integer").execute();
  await schema.alterTable("actos_de_operador").addColumn("de_persona", "integer").execute();
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    const { rows } = await sql<{ conname: string }>`select conname from pg_constraint
      where conrelid = 'accesos_a_datos'::regclass and contype = 'c'
        and pg_get_constraintdef(oid) like '%actor %'`.execute(db);
    for (const { conname } of rows)
      await schema.alterTable("accesos_a_datos").dropConstraint(conname).execute();
    return;
  }
  // SQLite cannot drop such a rule from a column: a new column with the same name and values replaces it.
  await schema
    .alterTable("accesos_a_datos")
    .addColumn("actor_sin_regla", "text", (c) => c.notNull().defaultTo("sistema"))
    .execute();
  await sql`update accesos_a_datos set actor_sin_regla = actor`.execute(db);
  await schema.alterTable("accesos_a_datos").dropColumn("actor").execute();
  await schema.alterTable("accesos_a_datos").renameColumn("actor_sin_regla", "actor").execute();
}
