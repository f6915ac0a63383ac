import { sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. */
export async function up(db: Kysely<never>): Promise<void> {
  // Each version of a form that was shown to people, unchanged: `contenido` is JSON.
  await db.schema
    .createTable("formularios_fijados")
    .addColumn("idform", "text", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull())
    .addColumn("huella", "text", (c) => c.notNull())
    .addColumn("contenido", "text", (c) => c.notNull())
    .addColumn("desde", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("formularios_fijados_pk", ["idform", "version"])
    .execute();
  // `respuestas_cerradas` is encrypted for its own row; a visitor has no `id_persona`.
  await db.schema
    .createTable("cuestionarios")
    .addColumn("uuid_form", "text", (c) => c.primaryKey())
    .addColumn("idform", "text", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull())
    .addColumn("id_persona", "integer", (c) => c.references("personas.id_persona"))
    .addColumn("respuestas_cerradas", "text", (c) => c.notNull())
    .addColumn("empezado_en", "text", (c) => c.notNull())
    .addColumn("movido_en", "text", (c) => c.notNull())
    .addColumn("terminado_en", "text")
    .addForeignKeyConstraint("cuestionarios_formulario_fk", ["idform", "version"], "formularios_fijados", [
      "idform",
      "version",
    ])
    .execute();
  // A person has one open questionnaire of each form.
  await db.schema
    .createIndex("cuestionarios_abiertos")
    .unique()
    .on("cuestionarios")
    .columns(["id_persona", "idform"])
    .where(sql.ref("terminado_en"), "is", null)
    .execute();
  await db.schema
    .createIndex("cuestionarios_de_persona")
    .on("cuestionarios")
    .columns(["id_persona", "idform", "terminado_en"])
    .execute();
  await db.schema
    .createIndex("cuestionarios_sin_terminar")
    .on("cuestionarios")
    .column("movido_en")
    .where(sql.ref("terminado_en"), "is", null)
    .execute();
  await db.schema.createIndex("cuestionarios_por_fecha").on("cuestionarios").column("movido_en").execute();
}
