import type { Kysely } from "kysely";
import { key, keyOfPerson, ofPerson, required, run, zero } from "./columns";

export async function cuestionarios(db: Kysely<never>): Promise<void> {
  // Each version of a form that was shown to people, unchanged: `contenido` is JSON.
  await db.schema
    .createTable("formularios_fijados")
    .addColumn("idform", "text", required)
    .addColumn("version", "integer", required)
    .addColumn("huella", "text", required)
    .addColumn("contenido", "text", required)
    .addColumn("desde", "text", required)
    .addPrimaryKeyConstraint("formularios_fijados_pk", ["idform", "version"])
    .execute();

  // `respuestas_cerradas` is encrypted for its own row; a visitor has no `id_persona`.
  await db.schema
    .createTable("cuestionarios")
    .addColumn("uuid_form", "text", key)
    .addColumn("idform", "text", required)
    .addColumn("version", "integer", required)
    .addColumn("id_persona", "integer", (c) => c.references("personas.id_persona"))
    .addColumn("respuestas_cerradas", "text", required)
    .addColumn("empezado_en", "text", required)
    .addColumn("movido_en", "text", required)
    .addColumn("terminado_en", "text")
    .addForeignKeyConstraint("cuestionarios_formulario_fk", ["idform", "version"], "formularios_fijados", [
      "idform",
      "version",
    ])
    .execute();
  await run(
    db,
    // A person has one open questionnaire of each form.
    `create unique index cuestionarios_abiertos on cuestionarios (id_persona, idform)
      where terminado_en is null`,
    "create index cuestionarios_de_persona on cuestionarios (id_persona, idform, terminado_en)",
    "create index cuestionarios_por_fecha on cuestionarios (movido_en)",
    "create index cuestionarios_sin_terminar on cuestionarios (movido_en) where terminado_en is null",
  );

  // The last survey of a person, and whether the person wants no more.
  await db.schema
    .createTable("turnos_de_encuesta")
    .addColumn("id_persona", "integer", keyOfPerson)
    .addColumn("ultima_en", "text", required)
    .addColumn("no_preguntar", "integer", zero)
    .execute();

  // One invitation for each thing that ended, also when the person was not asked.
  await db.schema
    .createTable("invitaciones_de_encuesta")
    .addColumn("id_invitacion", "text", key)
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("idform", "text", required)
    .addColumn("disparador", "text", required)
    .addColumn("referencia", "text", required)
    .addColumn("estado", "text", required)
    .addColumn("creada_en", "text", required)
    .addColumn("respondida_en", "text")
    .addUniqueConstraint("invitaciones_de_encuesta_una", ["disparador", "referencia"])
    .execute();
  await run(
    db,
    "create index invitaciones_de_encuesta_de_persona on invitaciones_de_encuesta (id_persona, creada_en)",
    "create index invitaciones_de_encuesta_por_fecha on invitaciones_de_encuesta (creada_en)",
  );

  // `respuestas_cerradas` is encrypted for its own row; a visitor has no `id_persona`.
  await db.schema
    .createTable("respuestas_de_encuesta")
    .addColumn("id_respuesta", "text", key)
    .addColumn("idform", "text", required)
    .addColumn("version", "integer", required)
    .addColumn("id_persona", "integer", (c) => c.references("personas.id_persona"))
    .addColumn("disparador", "text")
    .addColumn("respuestas_cerradas", "text", required)
    .addColumn("creada_en", "text", required)
    .addForeignKeyConstraint(
      "respuestas_de_encuesta_formulario_fk",
      ["idform", "version"],
      "formularios_fijados",
      ["idform", "version"],
    )
    .execute();
  await run(
    db,
    "create index respuestas_de_encuesta_de_persona on respuestas_de_encuesta (id_persona)",
    "create index respuestas_de_encuesta_por_fecha on respuestas_de_encuesta (creada_en)",
    "create index respuestas_de_encuesta_por_formulario on respuestas_de_encuesta (idform, id_respuesta)",
    // Without an invitation, a person answers a version once.
    `create unique index respuestas_de_encuesta_una on respuestas_de_encuesta (id_persona, idform, version)
      where disparador is null`,
  );
}
