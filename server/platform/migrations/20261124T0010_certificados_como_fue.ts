import { sql, type Kysely } from "kysely";

const UN_MINUTO_EN_MS = 60_000;

/**
 * Frozen: a change is another migration. A certificate held the planned length of its date and the moment in which the
 * person confirmed attendance. Now it holds the real length, and the end of the date as its issue.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const acaba = sql`coalesce(f.terminada_en, f.fin)`;
  const suFecha = sql`from inscripciones as i join fechas_de_taller as f on f.uid = i.uid and f.fecha = i.fecha
    where i.id_inscripcion = certificados.id_inscripcion`;
  await sql`update certificados set emitido_en = (select ${acaba} ${suFecha})
    where exists (select 1 ${suFecha} and ${acaba} > certificados.emitido_en)`.execute(db);
  const { rows } = await sql<{ uid: string; fecha: string; comienza: string; acaba: string }>`
    select f.uid, f.fecha, coalesce(f.empezada_en, f.inicio) as comienza, ${acaba} as acaba
    from fechas_de_taller as f where f.empezada_en is not null or f.terminada_en is not null`.execute(db);
  for (const { uid, fecha, comienza, acaba } of rows) {
    const minutos = Math.max(0, Math.round((Date.parse(acaba) - Date.parse(comienza)) / UN_MINUTO_EN_MS));
    await sql`update certificados set minutos = ${minutos} where id_inscripcion in (
      select id_inscripcion from inscripciones where uid = ${uid} and fecha = ${fecha})`.execute(db);
  }
}
