import { sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. When somebody was in danger is closed with who they are, and of the programme
 * only the day is kept. What the release before this one writes, and what stood there before, is found by these.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index alertas_cerradas_en_claro on alertas_cerradas (id_alerta)
    where ultima_en is not null or substr(creada_en, 9) <> '01T05:00:00.000Z'`.execute(db);
  await sql`create index ingresos_en_claro on ingresos_de_salud_mental (movido_en)
    where substr(movido_en, 11, 9) <> 'T05:00:00' or substr(empezado_en, 11, 9) <> 'T05:00:00'
      or substr(coalesce(terminado_en, movido_en), 11, 9) <> 'T05:00:00'`.execute(db);
}
