import { PostgresAdapter, sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. The list that is fixed when a draw closes, before its public value is known:
 * each entry as a digest, and the digest of them all. Afterwards the entries cannot change.
 */
export async function up(db: Kysely<never>): Promise<void> {
  // Null for entries of an older program, which get theirs when the list is fixed.
  await db.schema.alterTable("participaciones_en_sorteos").addColumn("nonce", "text").execute();
  await db.schema
    .createTable("listas_de_sorteo")
    .addColumn("id_sorteo", "text", (c) => c.primaryKey())
    .addColumn("lista", "text", (c) => c.notNull())
    .addColumn("huella", "text", (c) => c.notNull())
    .addColumn("entradas", "integer", (c) => c.notNull().check(sql`entradas > 0`))
    .addColumn("creado_en", "text", (c) => c.notNull())
    .execute();
  await (db.getExecutor().adapter instanceof PostgresAdapter ? enPostgres(db) : enSqlite(db));
}

async function enSqlite(db: Kysely<never>): Promise<void> {
  for (const acto of ["update", "delete"]) {
    await sql`create trigger ${sql.ref(`listas_de_sorteo_sin_${acto}`)} before ${sql.raw(acto)} on listas_de_sorteo
      begin select raise(abort, 'append-only'); end`.execute(db);
  }
  // "insert or replace" removes the former row without firing the triggers on delete.
  await sql`create trigger listas_de_sorteo_sin_reemplazo before insert on listas_de_sorteo
    when exists (select 1 from listas_de_sorteo where rowid = new.rowid or id_sorteo = new.id_sorteo)
    begin select raise(ignore); end`.execute(db);
  await sql`create trigger participaciones_sin_cambio_de_nonce before update on participaciones_en_sorteos
    when old.nonce is not null and new.nonce is not old.nonce
    begin select raise(abort, 'append-only'); end`.execute(db);
  for (const [acto, fila] of [
    ["insert", "new"],
    ["update", "old"],
  ] as const) {
    await sql`create trigger ${sql.ref(`participaciones_sin_${acto}_tras_la_lista`)}
      before ${sql.raw(acto)} on participaciones_en_sorteos
      when exists (select 1 from listas_de_sorteo where id_sorteo = ${sql.raw(fila)}.id_sorteo)
      begin select raise(abort, 'the list is fixed'); end`.execute(db);
  }
}

async function enPostgres(db: Kysely<never>): Promise<void> {
  await sql`create trigger listas_de_sorteo_sin_cambios before update or delete or truncate on listas_de_sorteo
    for each statement execute function solo_se_anade()`.execute(db);
  await sql`create or replace function participacion_firme() returns trigger language plpgsql as $$ begin
    if exists (select 1 from ganadores_de_sorteo where id_sorteo = new.id_sorteo) then
      raise exception 'the draw is over';
    end if;
    if tg_op = 'UPDATE' and (new.id_sorteo <> old.id_sorteo or new.id_persona <> old.id_persona
        or (old.numero is not null and new.numero is distinct from old.numero)
        or (old.nonce is not null and new.nonce is distinct from old.nonce)) then
      raise exception 'append-only';
    end if;
    if exists (select 1 from listas_de_sorteo where id_sorteo = new.id_sorteo) then
      raise exception 'the list is fixed';
    end if;
    return new;
  end $$`.execute(db);
}
