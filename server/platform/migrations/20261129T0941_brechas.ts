import { PostgresAdapter, sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. Breaches of personal data, the one notice to the authority of each, and later
 * notes. Lines are added, and the database refuses to change them.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table brechas (
    id_brecha text primary key,
    conocida_en text not null,
    que text not null,
    cuantas integer not null check (cuantas >= 0),
    id_cuenta text not null,
    abierta_en text not null,
    check (abierta_en >= conocida_en)
  )`.execute(db);
  await sql`create table avances_de_brecha (
    id_avance text primary key,
    id_brecha text not null references brechas (id_brecha),
    clase text not null check (clase in ('aviso', 'nota')),
    texto text not null,
    avisada_en text,
    id_cuenta text not null,
    anotado_en text not null,
    check ((clase = 'aviso') = (avisada_en is not null)),
    check (avisada_en is null or avisada_en <= anotado_en)
  )`.execute(db);
  await sql`create unique index avances_de_brecha_un_aviso on avances_de_brecha (id_brecha)
    where clase = 'aviso'`.execute(db);
  const enPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const tabla of ["brechas", "avances_de_brecha"]) {
    if (enPostgres) {
      await sql`create trigger ${sql.ref(`${tabla}_sin_cambios`)} before update or delete or truncate
        on ${sql.table(tabla)} for each statement execute function solo_se_anade()`.execute(db);
      continue;
    }
    for (const acto of ["update", "delete"])
      await sql`create trigger ${sql.ref(`${tabla}_sin_${acto}`)} before ${sql.raw(acto)} on ${sql.table(tabla)}
        begin select raise(abort, 'append-only'); end`.execute(db);
  }
}
