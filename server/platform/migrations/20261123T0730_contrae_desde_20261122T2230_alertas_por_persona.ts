import { sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. A person has one alert that is not taken on, with its count and its last time,
 * so that a person's repetitions hide no other person's alert. The previous release writes neither column, and adds
 * nothing to an existing alert.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable("alertas_cerradas")
    .addColumn("veces", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema.alterTable("alertas_cerradas").addColumn("ultima_en", "text").execute();
  // The existing alerts of a person become their first one.
  await sql`update alertas_cerradas set
      veces = (select count(*) from alertas_cerradas as otra
        where otra.huella_de_persona = alertas_cerradas.huella_de_persona and otra.acusada_en is null),
      ultima_en = (select max(otra.creada_en) from alertas_cerradas as otra
        where otra.huella_de_persona = alertas_cerradas.huella_de_persona and otra.acusada_en is null)
    where acusada_en is null`.execute(db);
  await sql`delete from alertas_cerradas where acusada_en is null and exists (
      select 1 from alertas_cerradas as otra
      where otra.huella_de_persona = alertas_cerradas.huella_de_persona and otra.acusada_en is null
        and (otra.creada_en < alertas_cerradas.creada_en
          or (otra.creada_en = alertas_cerradas.creada_en and otra.id_alerta < alertas_cerradas.id_alerta)))`.execute(
    db,
  );
  await db.schema
    .createIndex("alertas_cerradas_una_por_persona")
    .unique()
    .on("alertas_cerradas")
    .column("huella_de_persona")
    .where(sql.ref("acusada_en"), "is", null)
    .execute();
  await sql`create index alertas_cerradas_recientes on alertas_cerradas (coalesce(ultima_en, creada_en))
    where acusada_en is null`.execute(db);
}
