import { PostgresAdapter, sql, type Kysely } from "kysely";

const LIBROS = ["consentimientos", "aceptaciones_publicas"];

/**
 * Frozen: a change is another migration. A line of the ledger proves a person's answer, so the database refuses to
 * change, remove or replace one. The deletion of an account needs no exception: it removes the name from the person's
 * own row and leaves these lines.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const hacerFirme = db.getExecutor().adapter instanceof PostgresAdapter ? enPostgres : enSqlite;
  for (const tabla of LIBROS) await hacerFirme(db, tabla);
}

async function enSqlite(db: Kysely<never>, tabla: string): Promise<void> {
  for (const acto of ["update", "delete"]) {
    await sql`create trigger ${sql.ref(`${tabla}_sin_${acto}`)} before ${sql.raw(acto)} on ${sql.table(tabla)}
      begin select raise(abort, 'append-only'); end`.execute(db);
  }
  // "insert or replace" removes the former row without firing the triggers on delete.
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_info(${tabla}) where pk > 0 order by pk`.execute(db);
  const clave = rows.map(({ name }) => sql`${sql.ref(name)} = new.${sql.ref(name)}`);
  await sql`create trigger ${sql.ref(`${tabla}_sin_reemplazo`)} before insert on ${sql.table(tabla)}
    when exists (select 1 from ${sql.table(tabla)} where rowid = new.rowid or (${sql.join(clave, sql` and `)}))
    begin select raise(ignore); end`.execute(db);
}

async function enPostgres(db: Kysely<never>, tabla: string): Promise<void> {
  await sql`create trigger ${sql.ref(`${tabla}_sin_cambios`)} before update or delete or truncate
    on ${sql.table(tabla)} for each statement execute function solo_se_anade()`.execute(db);
}
