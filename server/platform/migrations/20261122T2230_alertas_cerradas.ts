import { sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. From now on no program writes an alert that names its person. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("alertas_cerradas")
    .addColumn("id_alerta", "text", (c) => c.primaryKey())
    .addColumn("de_quien_cerrado", "text", (c) => c.notNull())
    .addColumn("huella_de_persona", "text", (c) => c.notNull())
    .addColumn("huella_de_formulario", "text", (c) => c.notNull())
    .addColumn("creada_en", "text", (c) => c.notNull())
    .addColumn("escalada_en", "text")
    .addColumn("acusada_en", "text")
    .addColumn("acusada_por", "text")
    .execute();
  // A form has one alert that is not taken on; later answers make another one.
  await db.schema
    .createIndex("alertas_cerradas_por_formulario")
    .unique()
    .on("alertas_cerradas")
    .column("huella_de_formulario")
    .where(sql.ref("acusada_en"), "is", null)
    .execute();
  await db.schema
    .createIndex("alertas_cerradas_abiertas")
    .on("alertas_cerradas")
    .column("creada_en")
    .where(sql.ref("acusada_en"), "is", null)
    .execute();
  await db.schema
    .createIndex("alertas_cerradas_acusadas")
    .on("alertas_cerradas")
    .column("acusada_en")
    .execute();
  await db.schema
    .createIndex("alertas_cerradas_de_persona")
    .on("alertas_cerradas")
    .columns(["huella_de_persona", "creada_en"])
    .execute();
}
