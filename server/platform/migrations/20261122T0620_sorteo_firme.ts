import { PostgresAdapter, sql, type Kysely } from "kysely";

const SOLO_SE_ANADE = ["historial", "actos_de_operador", "compromisos_de_sorteo", "ganadores_de_sorteo"];

/**
 * Frozen: a change is another migration. A draw keeps its terms from before the first entry, and a number keeps its
 * person. The triggers refuse to change, delete or replace these rows, even for a direct client of the database.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await (db.getExecutor().adapter instanceof PostgresAdapter ? enPostgres(db) : enSqlite(db));
}

async function enSqlite(db: Kysely<never>): Promise<void> {
  // "insert or replace" removes the former row without firing the triggers on delete.
  for (const tabla of [...SOLO_SE_ANADE, "sorteos", "participaciones_en_sorteos"]) {
    const { rows } = await sql<{ name: string }>`
      select name from pragma_table_info(${tabla}) where pk > 0 order by pk`.execute(db);
    const clave = rows.map(({ name }) => sql`${sql.ref(name)} = new.${sql.ref(name)}`);
    await sql`create trigger ${sql.ref(`${tabla}_sin_reemplazo`)} before insert on ${sql.table(tabla)}
      when exists (select 1 from ${sql.table(tabla)} where rowid = new.rowid or (${sql.join(clave, sql` and `)}))
      begin select raise(ignore); end`.execute(db);
  }
  await sql`create trigger participaciones_sin_numero_ajeno before insert on participaciones_en_sorteos
    when exists (select 1 from participaciones_en_sorteos
      where id_sorteo = new.id_sorteo and numero = new.numero)
    begin select raise(ignore); end`.execute(db);
  await sql`create trigger sorteos_sin_update before update on sorteos
    begin select raise(abort, 'append-only'); end`.execute(db);
  await sql`create trigger participaciones_sin_cambio_de_numero before update on participaciones_en_sorteos
    when old.numero is not null and (new.numero is not old.numero or new.id_persona <> old.id_persona
      or new.id_sorteo <> old.id_sorteo)
    begin select raise(abort, 'append-only'); end`.execute(db);
  for (const [acto, fila] of [
    ["insert", "new"],
    ["update", "old"],
  ] as const) {
    await sql`create trigger ${sql.ref(`participaciones_sin_${acto}_tras_el_sorteo`)}
      before ${sql.raw(acto)} on participaciones_en_sorteos
      when exists (select 1 from ganadores_de_sorteo where id_sorteo = ${sql.raw(fila)}.id_sorteo)
      begin select raise(abort, 'the draw is over'); end`.execute(db);
  }
}

async function enPostgres(db: Kysely<never>): Promise<void> {
  await sql`create trigger sorteos_sin_cambios before update on sorteos
    for each statement execute function solo_se_anade()`.execute(db);
  await sql`create or replace function participacion_firme() returns trigger language plpgsql as $$ begin
    if exists (select 1 from ganadores_de_sorteo where id_sorteo = new.id_sorteo) then
      raise exception 'the draw is over';
    end if;
    if tg_op = 'UPDATE' and (new.id_sorteo <> old.id_sorteo or new.id_persona <> old.id_persona
        or (old.numero is not null and new.numero is distinct from old.numero)) then
      raise exception 'append-only';
    end if;
    return new;
  end $$`.execute(db);
  await sql`create trigger participaciones_firmes before insert or update on participaciones_en_sorteos
    for each row execute function participacion_firme()`.execute(db);
}
