import { PostgresAdapter, sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. No lot of coins ends while the game is off, for a person or for everybody. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("monedas").addColumn("en_pausa_desde", "text").execute();
  // The pause of people who turned the game off before begins now.
  const ahora =
    db.getExecutor().adapter instanceof PostgresAdapter
      ? sql`to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
      : sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`;
  await sql`update monedas set en_pausa_desde = ${ahora} where apagadas = 1`.execute(db);

  // One row while the installation has no coins.
  await db.schema
    .createTable("pausas_de_monedas")
    .addColumn("id", "integer", (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn("desde", "text", (c) => c.notNull())
    .execute();
}
