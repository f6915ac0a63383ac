import { PostgresAdapter, sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. Taking coins that were spent leaves a debt, which later coins pay. */
export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable("monedas")
    .addColumn("debe", "integer", (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`debe >= 0`),
    )
    .execute();

  // Coins taken back. A line of the ledger is taken back once, whatever the number of orders.
  await schema
    .createTable("reversiones_de_monedas")
    .addColumn("id_reversion", "text", (c) => c.primaryKey())
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("id_movimiento", "text", (c) => c.references("movimientos_de_monedas.id_movimiento"))
    .addColumn("cantidad", "integer", (c) => c.notNull().check(sql`cantidad > 0`))
    .addColumn("debe", "integer", (c) => c.notNull().check(sql`debe between 0 and cantidad`))
    .addColumn("motivo", "text", (c) => c.notNull())
    .addColumn("creado_en", "text", (c) => c.notNull())
    .execute();
  await schema
    .createIndex("reversiones_de_monedas_de_persona")
    .on("reversiones_de_monedas")
    .columns(["id_persona", "creado_en"])
    .execute();
  await schema
    .createIndex("reversiones_de_monedas_una_vez")
    .unique()
    .on("reversiones_de_monedas")
    .column("id_movimiento")
    .execute();

  await (db.getExecutor().adapter instanceof PostgresAdapter ? enPostgres(db) : enSqlite(db));
}

async function enSqlite(db: Kysely<never>): Promise<void> {
  for (const acto of ["update", "delete"])
    await sql`create trigger ${sql.ref(`reversiones_de_monedas_sin_${acto}`)}
      before ${sql.raw(acto)} on reversiones_de_monedas begin select raise(abort, 'append-only'); end`.execute(
      db,
    );
  // "insert or replace" removes the former row without firing the trigger on delete.
  await sql`create trigger reversiones_de_monedas_sin_reemplazo before insert on reversiones_de_monedas
    when exists (select 1 from reversiones_de_monedas where rowid = new.rowid or id_reversion = new.id_reversion
      or id_movimiento = new.id_movimiento)
    begin select raise(ignore); end`.execute(db);
}

async function enPostgres(db: Kysely<never>): Promise<void> {
  await sql`create trigger reversiones_de_monedas_sin_cambios
    before update or delete or truncate on reversiones_de_monedas
    for each statement execute function solo_se_anade()`.execute(db);
}
