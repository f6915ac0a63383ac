import { PostgresAdapter, sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. An order names its class; before, it was told from the empty columns. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable("pedidos")
    .addColumn("clase", "text", (c) => c.notNull().defaultTo("sesion"))
    .execute();
  // A moved session also names its former order, which keeps its class: only the version tells the two apart.
  await sql`update pedidos set clase = case when id_paquete is not null then 'paquete' else 'cambio' end
    where id_paquete is not null or version_de_cita is not null`.execute(db);

  // The previous release writes orders without a class while both run. On a SQLite file only one release runs at a
  // time.
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`create or replace function clase_de_pedido() returns trigger language plpgsql as $$ begin
    new.clase := case when new.id_paquete is not null then 'paquete' else 'cambio' end;
    return new;
  end $$`.execute(db);
  await sql`create trigger pedidos_sin_clase before insert on pedidos for each row
    when (new.clase = 'sesion' and (new.id_paquete is not null or new.version_de_cita is not null))
    execute function clase_de_pedido()`.execute(db);
}
