import { sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. */
export async function up(db: Kysely<never>): Promise<void> {
  // The last survey of a person, and whether the person wants no more.
  await db.schema
    .createTable("turnos_de_encuesta")
    .addColumn("id_persona", "integer", (c) => c.primaryKey().references("personas.id_persona"))
    .addColumn("ultima_en", "text", (c) => c.notNull())
    .addColumn("no_preguntar", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  // One invitation for each thing that ended, also when the person was not asked.
  await db.schema
    .createTable("invitaciones_de_encuesta")
    .addColumn("id_invitacion", "text", (c) => c.primaryKey())
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("idform", "text", (c) => c.notNull())
    .addColumn("disparador", "text", (c) => c.notNull())
    .addColumn("referencia", "text", (c) => c.notNull())
    .addColumn("estado", "text", (c) => c.notNull())
    .addColumn("creada_en", "text", (c) => c.notNull())
    .addColumn("respondida_en", "text")
    .addUniqueConstraint("invitaciones_de_encuesta_una", ["disparador", "referencia"])
    .execute();
  await db.schema
    .createIndex("invitaciones_de_encuesta_de_persona")
    .on("invitaciones_de_encuesta")
    .columns(["id_persona", "creada_en"])
    .execute();
  await db.schema
    .createIndex("invitaciones_de_encuesta_por_fecha")
    .on("invitaciones_de_encuesta")
    .column("creada_en")
    .execute();
  // `respuestas_cerradas` is encrypted for its own row; a visitor has no `id_persona`.
  await db.schema
    .createTable("respuestas_de_encuesta")
    .addColumn("id_respuesta", "text", (c) => c.primaryKey())
    .addColumn("idform", "text", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull())
    .addColumn("id_persona", "integer", (c) => c.references("personas.id_persona"))
    .addColumn("disparador", "text")
    .addColumn("respuestas_cerradas", "text", (c) => c.notNull())
    .addColumn("creada_en", "text", (c) => c.notNull())
    .addForeignKeyConstraint(
      "respuestas_de_encuesta_formulario_fk",
      ["idform", "version"],
      "formularios_fijados",
      ["idform", "version"],
    )
    .execute();
  // Without an invitation, a person answers a version once.
  await db.schema
    .createIndex("respuestas_de_encuesta_una")
    .unique()
    .on("respuestas_de_encuesta")
    .columns(["id_persona", "idform", "version"])
    .where(sql.ref("disparador"), "is", null)
    .execute();
  await db.schema
    .createIndex("respuestas_de_encuesta_de_persona")
    .on("respuestas_de_encuesta")
    .column("id_persona")
    .execute();
  await db.schema
    .createIndex("respuestas_de_encuesta_por_formulario")
    .on("respuestas_de_encuesta")
    .columns(["idform", "id_respuesta"])
    .execute();
  await db.schema
    .createIndex("respuestas_de_encuesta_por_fecha")
    .on("respuestas_de_encuesta")
    .column("creada_en")
    .execute();
}
