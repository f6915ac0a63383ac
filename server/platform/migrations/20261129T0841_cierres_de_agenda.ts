import { sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. A stretch that a specialist closed stays until it has passed, so that a job
 * can finish what a crash left.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table cierres_de_agenda (
    id_especialista text not null references especialistas (id_especialista),
    inicio text not null,
    fin text not null,
    id_cuenta text not null references cuentas_de_equipo (id_cuenta),
    compensacion text not null check (compensacion in ('cambio', 'devolucion')),
    creado_en text not null,
    primary key (id_especialista, inicio, fin),
    check (inicio < fin)
  )`.execute(db);
}
