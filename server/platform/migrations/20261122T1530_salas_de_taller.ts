import { sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. The course of a workshop: its real start and end, attendance, questions and
 * certificates.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  // Set by the host; until then the planned hours count.
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

  // Places of any state: a date is swept only when it has none.
  await schema.createIndex("inscripciones_de_fecha").on("inscripciones").columns(["uid", "fecha"]).execute();

  // Occupied stretches without an owner. There are none, so searching for them costs nothing.
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

  // A certificate holds all its data: it outlives its place, and the content changes.
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
