import { sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. */
export async function up(db: Kysely<never>): Promise<void> {
  // Answers in the mental-health programme, apart from all other data and encrypted with keys of their own.
  await db.schema
    .createTable("ingresos_de_salud_mental")
    .addColumn("uuid_form", "text", (c) => c.primaryKey())
    .addColumn("idform", "text", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull())
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("respuestas_cerradas", "text", (c) => c.notNull())
    .addColumn("empezado_en", "text", (c) => c.notNull())
    .addColumn("movido_en", "text", (c) => c.notNull())
    .addColumn("terminado_en", "text")
    .addForeignKeyConstraint("ingresos_formulario_fk", ["idform", "version"], "formularios_fijados", [
      "idform",
      "version",
    ])
    .execute();
  // A person has one open entry of each form.
  await db.schema
    .createIndex("ingresos_abiertos")
    .unique()
    .on("ingresos_de_salud_mental")
    .columns(["id_persona", "idform"])
    .where(sql.ref("terminado_en"), "is", null)
    .execute();
  await db.schema
    .createIndex("ingresos_de_persona")
    .on("ingresos_de_salud_mental")
    .columns(["id_persona", "idform", "terminado_en"])
    .execute();
  await db.schema
    .createIndex("ingresos_sin_terminar")
    .on("ingresos_de_salud_mental")
    .column("movido_en")
    .where(sql.ref("terminado_en"), "is", null)
    .execute();
  await db.schema
    .createIndex("ingresos_terminados")
    .on("ingresos_de_salud_mental")
    .column("terminado_en")
    .execute();

  await db.schema
    .createTable("alertas_de_salud_mental")
    .addColumn("id_alerta", "text", (c) => c.primaryKey())
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("creada_en", "text", (c) => c.notNull())
    .addColumn("escalada_en", "text")
    .addColumn("acusada_en", "text")
    .addColumn("acusada_por", "text")
    .execute();
  await db.schema
    .createIndex("alertas_abiertas")
    .on("alertas_de_salud_mental")
    .column("creada_en")
    .where(sql.ref("acusada_en"), "is", null)
    .execute();
  await db.schema
    .createIndex("alertas_acusadas")
    .on("alertas_de_salud_mental")
    .column("acusada_en")
    .execute();
  await db.schema
    .createIndex("alertas_de_persona")
    .on("alertas_de_salud_mental")
    .column("id_persona")
    .execute();
}
