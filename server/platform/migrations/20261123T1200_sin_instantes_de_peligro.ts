import { sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. The instant of an alert is encrypted together with its person, and of the
 * mental-health programme only the day is kept. These indexes find earlier rows and rows of the previous release.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index alertas_cerradas_en_claro on alertas_cerradas (id_alerta)
    where ultima_en is not null or substr(creada_en, 9) <> '01T05:00:00.000Z'`.execute(db);
  await sql`create index ingresos_en_claro on ingresos_de_salud_mental (movido_en)
    where substr(movido_en, 11, 9) <> 'T05:00:00' or substr(empezado_en, 11, 9) <> 'T05:00:00'
      or substr(coalesce(terminado_en, movido_en), 11, 9) <> 'T05:00:00'`.execute(db);
}
