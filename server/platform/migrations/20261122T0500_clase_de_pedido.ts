import { PostgresAdapter, sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. An order says of which class it is, instead of being known by what it lacks. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable("pedidos")
    .addColumn("clase", "text", (c) => c.notNull().defaultTo("sesion"))
    .execute();
  // A session that moved names its former order too, and that one stays what it was: only the version tells them apart.
  await sql`update pedidos set clase = case when id_paquete is not null then 'paquete' else 'cambio' end
    where id_paquete is not null or version_de_cita is not null`.execute(db);

  // What the release before this one writes while both are at work says no class. A SQLite file has one at a time.
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`create or replace function clase_de_pedido() returns trigger language plpgsql as $$ begin
    new.clase := case when new.id_paquete is not null then 'paquete' else 'cambio' end;
    return new;
  end $$`.execute(db);
  await sql`create trigger pedidos_sin_clase before insert on pedidos for each row
    when (new.clase = 'sesion' and (new.id_paquete is not null or new.version_de_cita is not null))
    execute function clase_de_pedido()`.execute(db);
}
