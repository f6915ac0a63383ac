import { PostgresAdapter, sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. Places in workshops, and the rows by which a place takes its person's time and
 * a numbered seat. These rows are in the table for specialists' times; each belongs to a time or to a place.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  // `fecha` is the day by the rule of the workshop; it stays when this single date moves.
  await schema
    .createTable("fechas_de_taller")
    .addColumn("uid", "text", (c) => c.notNull())
    .addColumn("fecha", "text", (c) => c.notNull())
    .addColumn("titulo", "text", (c) => c.notNull())
    .addColumn("url", "text", (c) => c.notNull())
    .addColumn("inicio", "text", (c) => c.notNull())
    .addColumn("fin", "text", (c) => c.notNull())
    .addColumn("cupos", "integer", (c) => c.notNull().check(sql`cupos > 0`))
    .addColumn("cancelada_por", "text")
    .addColumn("creada_en", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("fechas_de_taller_pk", ["uid", "fecha"])
    .execute();
  await schema.createIndex("fechas_de_taller_por_inicio").on("fechas_de_taller").column("inicio").execute();

  await schema
    .createTable("inscripciones")
    .addColumn("id_inscripcion", "text", (c) => c.primaryKey())
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("uid", "text", (c) => c.notNull())
    .addColumn("fecha", "text", (c) => c.notNull())
    .addColumn("estado", "text", (c) =>
      c.notNull().check(sql`estado in ('inscrita', 'esperando', 'ofrecida', 'terminada')`),
    )
    .addColumn("numero", "integer")
    .addColumn("expira_en", "text")
    .addColumn("saltada_en", "text")
    .addColumn("recordada", "text")
    .addColumn("fin", "text", (c) => c.check(sql`fin in ('salida', 'sin-respuesta', 'pasada', 'cancelada')`))
    .addColumn("creada_en", "text", (c) => c.notNull())
    .addColumn("terminada_en", "text")
    .addForeignKeyConstraint("inscripciones_de_fecha", ["uid", "fecha"], "fechas_de_taller", ["uid", "fecha"])
    .addCheckConstraint("inscripciones_con_fin", sql`(estado = 'terminada') = (fin is not null)`)
    .addCheckConstraint("inscripciones_ofrecidas", sql`(estado = 'ofrecida') = (expira_en is not null)`)
    .addCheckConstraint("inscripciones_en_espera", sql`estado <> 'esperando' or numero is not null`)
    .execute();
  // A person has one place in a date, or waits for one, never both.
  await sql`create unique index inscripciones_vivas on inscripciones (uid, fecha, id_persona)
    where estado <> 'terminada'`.execute(db);
  await sql`create unique index inscripciones_en_orden on inscripciones (uid, fecha, numero)
    where numero is not null`.execute(db);
  await schema.createIndex("inscripciones_de_persona").on("inscripciones").column("id_persona").execute();
  await schema.createIndex("inscripciones_por_fin").on("inscripciones").columns(["terminada_en"]).execute();

  await schema.createIndex("inscripciones_por_creacion").on("inscripciones").column("creada_en").execute();

  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await schema
      .alterTable("ocupaciones")
      .alterColumn("id_horario", (c) => c.dropNotNull())
      .execute();
  } else {
    // SQLite cannot drop such a rule from a column: a new column with the same name and values replaces it.
    await schema.dropIndex("ocupaciones_por_horario").execute();
    await schema
      .alterTable("ocupaciones")
      .addColumn("de_que_horario", "text", (c) => c.references("horarios.id_horario"))
      .execute();
    await sql`update ocupaciones set de_que_horario = id_horario`.execute(db);
    await schema.alterTable("ocupaciones").dropColumn("id_horario").execute();
    await schema.alterTable("ocupaciones").renameColumn("de_que_horario", "id_horario").execute();
    await schema.createIndex("ocupaciones_por_horario").on("ocupaciones").column("id_horario").execute();
  }
  // A deleted place frees its time and its seat, also when the person deletes their account.
  await schema
    .alterTable("ocupaciones")
    .addColumn("id_inscripcion", "text", (c) =>
      c
        .references("inscripciones.id_inscripcion")
        .onDelete("cascade")
        .check(sql`id_inscripcion is null or id_horario is null`),
    )
    .execute();
  await schema
    .createIndex("ocupaciones_por_inscripcion")
    .on("ocupaciones")
    .column("id_inscripcion")
    .execute();
}
