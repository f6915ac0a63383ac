import { sql, type Kysely } from "kysely";
import { checked, flag, key, of, ofPerson, oneOf, required, run } from "./columns";

/** Specialists and their times, to which orders refer. */
export async function horarios(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("especialistas")
    .addColumn("id_especialista", "text", key)
    .addColumn("id_especialidad", "integer", of("especialidades.id"))
    .addColumn("slug", "text", required)
    .addColumn("nombre", "text", required)
    .addColumn("apellido", "text", required)
    .addColumn("colegiatura", "text", required)
    .addColumn("presentacion", "text", required)
    .addColumn("retrato", "text", required)
    .addColumn("precio_centimos", "integer", checked(sql`precio_centimos > 0`))
    .addColumn("duracion_en_minutos", "integer", checked(sql`duracion_en_minutos % 5 = 0`))
    .addColumn("margen_en_minutos", "integer", checked(sql`margen_en_minutos % 5 = 0`))
    .addColumn("anticipacion_en_minutos", "integer", checked(sql`anticipacion_en_minutos % 5 = 0`))
    .addColumn("ventana_en_dias", "integer", required)
    .addColumn("maximo_diario", "integer", required)
    // Address for mails to a specialist about their sessions.
    .addColumn("correo", "text")
    .addUniqueConstraint("especialistas_direccion", ["id_especialidad", "slug"])
    .execute();

  await db.schema
    .createTable("temas_de_especialista")
    .addColumn("id_especialista", "text", of("especialistas.id_especialista"))
    .addColumn("tema", "text", required)
    .addPrimaryKeyConstraint("temas_de_especialista_pk", ["id_especialista", "tema"])
    .execute();

  await db.schema
    .createTable("idiomas_de_especialista")
    .addColumn("id_especialista", "text", of("especialistas.id_especialista"))
    .addColumn("idioma", "text", required)
    .addPrimaryKeyConstraint("idiomas_de_especialista_pk", ["id_especialista", "idioma"])
    .execute();

  await db.schema
    .createTable("turnos")
    .addColumn("id_especialista", "text", of("especialistas.id_especialista"))
    .addColumn("dia_semana", "integer", checked(sql`dia_semana between 1 and 7`))
    .addColumn("desde", "text", checked(sql`cast(substr(desde, 4, 2) as integer) % 5 = 0`))
    .addColumn("hasta", "text", checked(sql`cast(substr(hasta, 4, 2) as integer) % 5 = 0`))
    .addPrimaryKeyConstraint("turnos_pk", ["id_especialista", "dia_semana", "desde"])
    .execute();

  await db.schema
    .createTable("excepciones")
    .addColumn("id_especialista", "text", of("especialistas.id_especialista"))
    .addColumn("fecha", "text", required)
    .addColumn("desde", "text", checked(sql`cast(substr(desde, 4, 2) as integer) % 5 = 0`))
    .addColumn("hasta", "text", checked(sql`cast(substr(hasta, 4, 2) as integer) % 5 = 0`))
    .addColumn("tipo", "text", oneOf("tipo", "cerrado", "abierto"))
    .addPrimaryKeyConstraint("excepciones_pk", ["id_especialista", "fecha", "desde"])
    .execute();

  await db.schema
    .createTable("horarios")
    .addColumn("id_horario", "text", key)
    .addColumn("id_especialista", "text", of("especialistas.id_especialista"))
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("inicio", "text", required)
    .addColumn("fin", "text", required)
    .addColumn("ocupado_hasta", "text", required)
    .addColumn("estado", "text", oneOf("estado", "retenido", "reservado", "liberado", "vencido"))
    .addColumn("expira_en", "text", required)
    .addColumn("ampliado", "integer", flag("ampliado"))
    .addColumn("creado_en", "text", required)
    .addCheckConstraint("horarios_en_orden", sql`inicio < fin and fin <= ocupado_hasta`)
    .execute();
  await run(
    db,
    "create index horarios_de_alguien on horarios (id_persona)",
    `create index horarios_de_persona on horarios (id_persona, inicio)
      where estado in ('retenido', 'reservado')`,
    `create index horarios_ocupados on horarios (id_especialista, inicio)
      where estado in ('retenido', 'reservado')`,
    // The condition lists excluded states, so that no other query implies it and this query fits no other index.
    `create index horarios_por_empezar on horarios (inicio)
      where estado not in ('retenido', 'liberado', 'vencido')`,
    "create index horarios_por_vencer on horarios (expira_en) where estado = 'retenido'",
  );
}

/** Occupied stretches. They refer to times and to places in workshops, so they come after both. */
export async function ocupaciones(db: Kysely<never>): Promise<void> {
  // A row takes a stretch of a specialist, of a person or of a seat; it belongs to a time or to a place in a
  // workshop. A deleted place frees its stretches, also when the person deletes their account.
  await db.schema
    .createTable("ocupaciones")
    .addColumn("recurso", "text", required)
    .addColumn("tramo", "integer", required)
    .addColumn("id_horario", "text", (c) => c.references("horarios.id_horario"))
    .addColumn("id_inscripcion", "text", (c) =>
      c
        .references("inscripciones.id_inscripcion")
        .onDelete("cascade")
        .check(sql`id_inscripcion is null or id_horario is null`),
    )
    .execute();
  await run(
    db,
    // Occupied stretches without an owner. There are none, so searching for them costs nothing.
    `create index ocupaciones_de_nadie on ocupaciones (recurso, tramo)
      where id_horario is null and id_inscripcion is null`,
    "create index ocupaciones_por_horario on ocupaciones (id_horario)",
    "create index ocupaciones_por_inscripcion on ocupaciones (id_inscripcion)",
    "create unique index ocupaciones_unicas on ocupaciones (recurso, tramo)",
  );
}
