import { PostgresAdapter, sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. Turns of the guard. The database refuses two turns of one level at the same
 * time: PostgreSQL by exclusion constraints over the digits of the instants, SQLite by a trigger.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table turnos_de_guardia (
    id_turno text primary key,
    nivel integer not null check (nivel in (1, 2)),
    id_cuenta text not null references cuentas_de_equipo (id_cuenta),
    empieza_en text not null,
    termina_en text not null,
    destino text not null,
    puesto_por text not null,
    puesto_en text not null,
    anunciado_en text,
    check (termina_en > empieza_en)
  )`.execute(db);
  await sql`create index turnos_de_guardia_por_fin on turnos_de_guardia (termina_en)`.execute(db);
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    const instante = (columna: string) => sql`translate(${sql.ref(columna)}, '-T:.Z', '')::bigint`;
    for (const nivel of ["1", "2"])
      await sql`alter table turnos_de_guardia add constraint ${sql.ref(`turnos_de_guardia_nivel_${nivel}`)}
        exclude using gist (int8range(${instante("empieza_en")}, ${instante("termina_en")}) with &&)
        where (nivel = ${sql.raw(nivel)})`.execute(db);
    return;
  }
  await sql`create trigger turnos_de_guardia_sin_cruces before insert on turnos_de_guardia
    when exists (select 1 from turnos_de_guardia where termina_en > new.empieza_en
      and empieza_en < new.termina_en and nivel = new.nivel)
    begin select raise(ignore); end`.execute(db);
}
