import type { Kysely } from "kysely";
import { flag, key, of, ofPerson, oneOf, required, run } from "./columns";

export async function comunidades(db: Kysely<never>): Promise<void> {
  // Only the membership and the sanctions name a person.
  await db.schema
    .createTable("miembros_de_comunidad")
    .addColumn("id_miembro", "text", key)
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("comunidad", "text", required)
    .addColumn("seudonimo", "text", required)
    .addColumn("clave", "text", required)
    .addColumn("unido_en", "text", required)
    .addColumn("de_confianza", "integer", flag("de_confianza"))
    .addUniqueConstraint("miembros_de_comunidad_persona", ["id_persona", "comunidad"])
    .addUniqueConstraint("miembros_de_comunidad_seudonimo", ["comunidad", "clave"])
    .execute();

  await db.schema
    .createTable("textos_de_comunidad")
    .addColumn("id_texto", "text", key)
    .addColumn("comunidad", "text", required)
    .addColumn("id_conversacion", "text", required)
    .addColumn("inicia", "integer", flag("inicia"))
    .addColumn("id_miembro", "text", (c) => c.references("miembros_de_comunidad.id_miembro"))
    .addColumn("id_citado", "text")
    .addColumn("id_envio", "text")
    .addColumn("texto", "text", required)
    .addColumn("buscable", "text", required)
    .addColumn(
      "estado",
      "text",
      oneOf("estado", "publicado", "en-espera", "solo-moderacion", "quitado", "borrado", "ido"),
    )
    .addColumn("creado_en", "text", required)
    .addColumn("editado_en", "text")
    .addColumn("quitado_regla", "integer")
    .addColumn("quitado_motivo", "text")
    .addColumn("quitado_en", "text")
    .addColumn("apelacion", "text")
    .addUniqueConstraint("textos_de_comunidad_envio", ["id_miembro", "id_envio"])
    .execute();
  await run(
    db,
    "create index textos_de_comunidad_por_fecha on textos_de_comunidad (comunidad, inicia, creado_en, id_texto)",
    "create index textos_de_conversacion on textos_de_comunidad (id_conversacion, creado_en)",
    "create index textos_de_miembro on textos_de_comunidad (id_miembro, creado_en)",
  );

  // Words that their author deleted, or left behind, while a moderator has yet to decide them. The moderators alone
  // read them, and the decision removes them.
  await db.schema
    .createTable("textos_retirados")
    .addColumn("id_texto", "text", (c) => c.primaryKey().references("textos_de_comunidad.id_texto"))
    .addColumn("id_persona", "integer", (c) => c.references("personas.id_persona"))
    .addColumn("comunidad", "text", required)
    .addColumn("texto", "text", required)
    .addColumn("apelacion", "text")
    .execute();
  await run(db, "create index textos_retirados_de_persona on textos_retirados (id_persona)");

  await db.schema
    .createTable("apoyos_de_comunidad")
    .addColumn("id_texto", "text", of("textos_de_comunidad.id_texto"))
    .addColumn("id_miembro", "text", of("miembros_de_comunidad.id_miembro"))
    .addColumn("apoyo", "text", required)
    .addPrimaryKeyConstraint("apoyos_de_comunidad_pk", ["id_texto", "id_miembro", "apoyo"])
    .execute();
  await run(db, "create index apoyos_de_miembro on apoyos_de_comunidad (id_miembro)");

  await db.schema
    .createTable("seguimientos_de_conversacion")
    .addColumn("id_conversacion", "text", of("textos_de_comunidad.id_texto"))
    .addColumn("id_miembro", "text", of("miembros_de_comunidad.id_miembro"))
    .addColumn("avisado_en", "text")
    .addPrimaryKeyConstraint("seguimientos_de_conversacion_pk", ["id_conversacion", "id_miembro"])
    .execute();
  await run(db, "create index seguimientos_de_miembro on seguimientos_de_conversacion (id_miembro)");

  await db.schema
    .createTable("bloqueos_de_comunidad")
    .addColumn("id_bloqueo_de_comunidad", "text", key)
    .addColumn("id_miembro", "text", of("miembros_de_comunidad.id_miembro"))
    .addColumn("id_bloqueado", "text", of("miembros_de_comunidad.id_miembro"))
    .addColumn("creado_en", "text", required)
    .addUniqueConstraint("bloqueos_de_comunidad_par", ["id_miembro", "id_bloqueado"])
    .execute();
  await run(db, "create index bloqueos_de_bloqueado on bloqueos_de_comunidad (id_bloqueado)");

  await db.schema
    .createTable("ocultos_de_comunidad")
    .addColumn("id_miembro", "text", of("miembros_de_comunidad.id_miembro"))
    .addColumn("id_texto", "text", of("textos_de_comunidad.id_texto"))
    .addColumn("oculto_en", "text", required)
    .addPrimaryKeyConstraint("ocultos_de_comunidad_pk", ["id_miembro", "id_texto"])
    .execute();

  await db.schema
    .createTable("borradores_de_comunidad")
    .addColumn("id_miembro", "text", of("miembros_de_comunidad.id_miembro"))
    .addColumn("lugar", "text", required)
    // A draft of a reply keeps the text that it quotes.
    .addColumn("id_citado", "text")
    .addColumn("texto", "text", required)
    .addColumn("guardado_en", "text", required)
    .addPrimaryKeyConstraint("borradores_de_comunidad_pk", ["id_miembro", "lugar"])
    .execute();
  await run(db, "create index borradores_de_comunidad_por_fecha on borradores_de_comunidad (guardado_en)");

  await db.schema
    .createTable("denuncias_de_comunidad")
    .addColumn("id_denuncia", "text", key)
    .addColumn("id_texto", "text", of("textos_de_comunidad.id_texto"))
    .addColumn("id_miembro", "text", (c) => c.references("miembros_de_comunidad.id_miembro"))
    .addColumn("motivo", "text", required)
    .addColumn("detalle", "text", required)
    .addColumn("creada_en", "text", required)
    .addUniqueConstraint("denuncias_de_comunidad_una", ["id_texto", "id_miembro"])
    .execute();
  await run(db, "create index denuncias_de_miembro on denuncias_de_comunidad (id_miembro)");

  await db.schema
    .createTable("revisiones_de_comunidad")
    .addColumn("id_revision", "text", key)
    .addColumn("id_texto", "text", of("textos_de_comunidad.id_texto"))
    .addColumn("comunidad", "text", required)
    .addColumn("motivos", "text", required)
    .addColumn("urgencia", "integer", required)
    .addColumn("creada_en", "text", required)
    .addColumn("tomada_por", "text")
    .addColumn("tomada_en", "text")
    .addColumn("decidida_en", "text")
    .execute();
  await run(
    db,
    // An index of all rows, because PostgreSQL would read the whole of one that holds only the open ones.
    `create unique index revisiones_de_comunidad_abierta on revisiones_de_comunidad
      ((case when decidida_en is null then id_texto end))`,
    "create index revisiones_de_comunidad_cola on revisiones_de_comunidad (decidida_en, urgencia, creada_en)",
    "create index revisiones_de_comunidad_por_texto on revisiones_de_comunidad (id_texto)",
  );

  await db.schema
    .createTable("actos_de_moderacion")
    .addColumn("id_acto", "text", key)
    .addColumn("id_revision", "text", of("revisiones_de_comunidad.id_revision"))
    .addColumn("id_texto", "text", of("textos_de_comunidad.id_texto"))
    .addColumn("clase", "text", oneOf("clase", "publicar", "quitar", "advertir", "pausar", "suspender"))
    .addColumn("regla", "integer")
    .addColumn("motivo", "text", required)
    .addColumn("estado_anterior", "text", required)
    .addColumn("id_cuenta", "text", required)
    .addColumn("hecho_en", "text", required)
    .addColumn("deshecho_en", "text")
    .execute();
  await run(
    db,
    "create index actos_de_moderacion_por_revision on actos_de_moderacion (id_revision)",
    "create index actos_de_moderacion_por_texto on actos_de_moderacion (id_texto, hecho_en)",
  );

  await db.schema
    .createTable("sanciones_de_comunidad")
    .addColumn("id_acto", "text", key)
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("comunidad", "text", required)
    .addColumn("clase", "text", required)
    .addColumn("motivo", "text", required)
    .addColumn("hecha_en", "text", required)
    .addColumn("hasta", "text")
    .addColumn("levantada_en", "text")
    .execute();
  await run(db, "create index sanciones_de_persona on sanciones_de_comunidad (id_persona, comunidad)");
}
