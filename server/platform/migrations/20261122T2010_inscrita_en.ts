import { sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. The instant from which a place belongs to its person, and the purpose for
 * which an offered place is kept. Both were told from empty columns before. The previous release writes neither; its
 * offers end soon.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const columna of ["inscrita_en", "guardada_para"]) {
    await db.schema.alterTable("inscripciones").addColumn(columna, "text").execute();
  }
  await sql`update inscripciones set inscrita_en = creada_en
    where estado = 'inscrita' or (estado = 'terminada' and numero is null and fin <> 'sin-respuesta'
      and (exists (select 1 from pedidos_de_taller as suyo
          where suyo.id_inscripcion = inscripciones.id_inscripcion and suyo.forma_de_pago is not null)
        or exists (select 1 from fechas_de_taller as f
          where f.uid = inscripciones.uid and f.fecha = inscripciones.fecha and f.precio_centimos = 0)))`.execute(
    db,
  );
  await sql`update inscripciones set guardada_para = case when numero is null then 'pagar' else 'aceptar' end
    where estado = 'ofrecida'`.execute(db);
}
