import { sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. What happens while a workshop takes place: when it began and ended, who was
 * there, what they asked, and the certificate of having been.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  // By whoever leads it; until then its hours count.
  for (const columna of ["empezada_en", "terminada_en"]) {
    await schema.alterTable("fechas_de_taller").addColumn(columna, "text").execute();
  }
  await schema
    .createIndex("fechas_de_taller_por_url")
    .on("fechas_de_taller")
    .columns(["url", "fecha"])
    .execute();

  for (const columna of ["presente_en", "asistio_en"]) {
    await schema.alterTable("inscripciones").addColumn(columna, "text").execute();
  }
  await schema.alterTable("inscripciones").addColumn("presente_segundos", "integer").execute();

  // Of any state: a date that is swept is of nobody.
  await schema.createIndex("inscripciones_de_fecha").on("inscripciones").columns(["uid", "fecha"]).execute();

  // Rows that take something for nobody: there are none, and looking for them costs nothing.
  await sql`create index ocupaciones_de_nadie on ocupaciones (recurso, tramo)
    where id_horario is null and id_inscripcion is null`.execute(db);

  await schema
    .createTable("preguntas_de_taller")
    .addColumn("id_pregunta", "text", (c) => c.primaryKey())
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("uid", "text", (c) => c.notNull())
    .addColumn("fecha", "text", (c) => c.notNull())
    .addColumn("texto", "text", (c) => c.notNull())
    .addColumn("estado", "text", (c) =>
      c.notNull().check(sql`estado in ('por-revisar', 'publicada', 'respondida', 'oculta')`),
    )
    .addColumn("creada_en", "text", (c) => c.notNull())
    .addForeignKeyConstraint("preguntas_de_fecha", ["uid", "fecha"], "fechas_de_taller", ["uid", "fecha"])
    .execute();
  await schema
    .createIndex("preguntas_de_taller_por_fecha")
    .on("preguntas_de_taller")
    .columns(["uid", "fecha", "creada_en"])
    .execute();
  await schema
    .createIndex("preguntas_de_taller_de_persona")
    .on("preguntas_de_taller")
    .column("id_persona")
    .execute();
  await schema
    .createIndex("preguntas_de_taller_por_creacion")
    .on("preguntas_de_taller")
    .column("creada_en")
    .execute();

  // It says all that it says by itself: it outlives the place that it is of, and content that changes.
  await schema
    .createTable("certificados")
    .addColumn("codigo", "text", (c) => c.primaryKey())
    .addColumn("id_inscripcion", "text", (c) => c.notNull().unique())
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("nombre", "text", (c) => c.notNull())
    .addColumn("titulo", "text", (c) => c.notNull())
    .addColumn("inicio", "text", (c) => c.notNull())
    .addColumn("minutos", "integer", (c) => c.notNull())
    .addColumn("emitido_en", "text", (c) => c.notNull())
    .addColumn("revocado_en", "text")
    .addColumn("revocado_por", "text")
    .execute();
  await schema.createIndex("certificados_de_persona").on("certificados").column("id_persona").execute();
}
