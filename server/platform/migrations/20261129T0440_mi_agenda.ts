import { sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. A staff account may be that of one specialist. A note that the person did not
 * come belongs to the time of a session: a session that moves leaves it behind.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table cuentas_de_especialista (
    id_especialista text primary key references especialistas (id_especialista),
    id_cuenta text not null unique references cuentas_de_equipo (id_cuenta),
    unida_en text not null
  )`.execute(db);
  await sql`create table inasistencias (
    id_horario text primary key references horarios (id_horario),
    id_cita text not null references citas (id_cita),
    id_persona integer not null references personas (id_persona),
    id_cuenta text not null,
    anotada_en text not null
  )`.execute(db);
  await sql`create index inasistencias_de_persona on inasistencias (id_persona)`.execute(db);
}
