import { PostgresAdapter, sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. Coins that people gave to a cause, with the totals of each cause. */
export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable("donaciones_de_monedas")
    .addColumn("id_donacion", "text", (c) => c.primaryKey())
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("uid_de_causa", "text", (c) => c.notNull())
    .addColumn("nombre_de_causa", "text", (c) => c.notNull())
    .addColumn("cantidad", "integer", (c) => c.notNull().check(sql`cantidad > 0`))
    .addColumn("creado_en", "text", (c) => c.notNull())
    .execute();
  await schema
    .createIndex("donaciones_de_monedas_de_persona")
    .on("donaciones_de_monedas")
    .columns(["id_persona", "uid_de_causa"])
    .execute();

  await schema
    .createTable("totales_de_causas")
    .addColumn("uid_de_causa", "text", (c) => c.primaryKey())
    .addColumn("monedas", "integer", (c) => c.notNull())
    .addColumn("donantes", "integer", (c) => c.notNull())
    .execute();

  await (db.getExecutor().adapter instanceof PostgresAdapter ? enPostgres(db) : enSqlite(db));
}

async function enSqlite(db: Kysely<never>): Promise<void> {
  for (const acto of ["update", "delete"])
    await sql`create trigger ${sql.ref(`donaciones_de_monedas_sin_${acto}`)}
      before ${sql.raw(acto)} on donaciones_de_monedas begin select raise(abort, 'append-only'); end`.execute(
      db,
    );
  // "insert or replace" removes the former row without firing the trigger on delete.
  await sql`create trigger donaciones_de_monedas_sin_reemplazo before insert on donaciones_de_monedas
    when exists (select 1 from donaciones_de_monedas where rowid = new.rowid or id_donacion = new.id_donacion)
    begin select raise(ignore); end`.execute(db);
}

async function enPostgres(db: Kysely<never>): Promise<void> {
  await sql`create trigger donaciones_de_monedas_sin_cambios
    before update or delete or truncate on donaciones_de_monedas
    for each statement execute function solo_se_anade()`.execute(db);
}
