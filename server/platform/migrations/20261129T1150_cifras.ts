import { sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. Indexes by which the staff counts weeks and the people of a challenge, without
 * reading a whole table.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index historial_por_semana on historial (asunto, hasta, creado_en)
    where (desde is null or desde <> hasta)`.execute(db);
  await sql`create index inasistencias_por_fecha on inasistencias (anotada_en)`.execute(db);
  await sql`create index devoluciones_parciales_hechas on devoluciones_parciales (actualizado_en)
    where estado = 'hecha'`.execute(db);
  await sql`create index consentimientos_de_registro on consentimientos (creado_en)
    where flujo = 'REGISTRO'`.execute(db);
  await sql`create index participantes_de_campania_de_campania on participantes_de_campania
    (id_campania)`.execute(db);
}
