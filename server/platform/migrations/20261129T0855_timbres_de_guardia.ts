import { sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. Outbox of the notices for the service that sends SMS or calls to the guard. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table timbres_de_guardia (
    id_timbre text primary key,
    alerta text not null,
    nivel integer not null check (nivel in (1, 2, 3)),
    hora text not null,
    destinos text not null,
    creado_en text not null,
    reintentar_en text not null,
    intentos integer not null
  )`.execute(db);
  await sql`create index timbres_de_guardia_por_hora on timbres_de_guardia (reintentar_en)`.execute(db);
}
