import { sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. Communities: memberships under pseudonyms, texts, what members do with them,
 * and what moderators decide. Only the membership and the sanctions name a person.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("miembros_de_comunidad")
    .addColumn("id_miembro", "text", (c) => c.primaryKey())
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("comunidad", "text", (c) => c.notNull())
    .addColumn("seudonimo", "text", (c) => c.notNull())
    .addColumn("clave", "text", (c) => c.notNull())
    .addColumn("unido_en", "text", (c) => c.notNull())
    .addColumn("de_confianza", "integer", (c) => c.notNull().check(sql`de_confianza in (0, 1)`))
    .addUniqueConstraint("miembros_de_comunidad_persona", ["id_persona", "comunidad"])
    .addUniqueConstraint("miembros_de_comunidad_seudonimo", ["comunidad", "clave"])
    .execute();

  await db.schema
    .createTable("textos_de_comunidad")
    .addColumn("id_texto", "text", (c) => c.primaryKey())
    .addColumn("comunidad", "text", (c) => c.notNull())
    .addColumn("id_conversacion", "text", (c) => c.notNull())
    .addColumn("inicia", "integer", (c) => c.notNull().check(sql`inicia in (0, 1)`))
    .addColumn("id_miembro", "text", (c) => c.references("miembros_de_comunidad.id_miembro"))
    .addColumn("id_citado", "text")
    .addColumn("id_envio", "text")
    .addColumn("texto", "text", (c) => c.notNull())
    .addColumn("buscable", "text", (c) => c.notNull())
    .addColumn("estado", "text", (c) =>
      c
        .notNull()
        .check(sql`estado in ('publicado', 'en-espera', 'solo-moderacion', 'quitado', 'borrado', 'ido')`),
    )
    .addColumn("creado_en", "text", (c) => c.notNull())
    .addColumn("editado_en", "text")
    .addColumn("quitado_regla", "integer")
    .addColumn("quitado_motivo", "text")
    .addColumn("quitado_en", "text")
    .addColumn("apelacion", "text")
    .addUniqueConstraint("textos_de_comunidad_envio", ["id_miembro", "id_envio"])
    .execute();
  await db.schema
    .createIndex("textos_de_comunidad_por_fecha")
    .on("textos_de_comunidad")
    .columns(["comunidad", "inicia", "creado_en", "id_texto"])
    .execute();
  await db.schema
    .createIndex("textos_de_conversacion")
    .on("textos_de_comunidad")
    .columns(["id_conversacion", "creado_en"])
    .execute();
  await db.schema
    .createIndex("textos_de_miembro")
    .on("textos_de_comunidad")
    .columns(["id_miembro", "creado_en"])
    .execute();

  await db.schema
    .createTable("apoyos_de_comunidad")
    .addColumn("id_texto", "text", (c) => c.notNull().references("textos_de_comunidad.id_texto"))
    .addColumn("id_miembro", "text", (c) => c.notNull().references("miembros_de_comunidad.id_miembro"))
    .addColumn("apoyo", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("apoyos_de_comunidad_pk", ["id_texto", "id_miembro", "apoyo"])
    .execute();
  await db.schema.createIndex("apoyos_de_miembro").on("apoyos_de_comunidad").column("id_miembro").execute();

  await db.schema
    .createTable("seguimientos_de_conversacion")
    .addColumn("id_conversacion", "text", (c) => c.notNull().references("textos_de_comunidad.id_texto"))
    .addColumn("id_miembro", "text", (c) => c.notNull().references("miembros_de_comunidad.id_miembro"))
    .addColumn("avisado_en", "text")
    .addPrimaryKeyConstraint("seguimientos_de_conversacion_pk", ["id_conversacion", "id_miembro"])
    .execute();
  await db.schema
    .createIndex("seguimientos_de_miembro")
    .on("seguimientos_de_conversacion")
    .column("id_miembro")
    .execute();

  await db.schema
    .createTable("bloqueos_de_comunidad")
    .addColumn("id_bloqueo_de_comunidad", "text", (c) => c.primaryKey())
    .addColumn("id_miembro", "text", (c) => c.notNull().references("miembros_de_comunidad.id_miembro"))
    .addColumn("id_bloqueado", "text", (c) => c.notNull().references("miembros_de_comunidad.id_miembro"))
    .addColumn("creado_en", "text", (c) => c.notNull())
    .addUniqueConstraint("bloqueos_de_comunidad_par", ["id_miembro", "id_bloqueado"])
    .execute();
  await db.schema
    .createIndex("bloqueos_de_bloqueado")
    .on("bloqueos_de_comunidad")
    .column("id_bloqueado")
    .execute();

  await db.schema
    .createTable("ocultos_de_comunidad")
    .addColumn("id_miembro", "text", (c) => c.notNull().references("miembros_de_comunidad.id_miembro"))
    .addColumn("id_texto", "text", (c) => c.notNull().references("textos_de_comunidad.id_texto"))
    .addColumn("oculto_en", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("ocultos_de_comunidad_pk", ["id_miembro", "id_texto"])
    .execute();

  await db.schema
    .createTable("borradores_de_comunidad")
    .addColumn("id_miembro", "text", (c) => c.notNull().references("miembros_de_comunidad.id_miembro"))
    .addColumn("lugar", "text", (c) => c.notNull())
    .addColumn("texto", "text", (c) => c.notNull())
    .addColumn("guardado_en", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("borradores_de_comunidad_pk", ["id_miembro", "lugar"])
    .execute();
  await db.schema
    .createIndex("borradores_de_comunidad_por_fecha")
    .on("borradores_de_comunidad")
    .column("guardado_en")
    .execute();

  await db.schema
    .createTable("denuncias_de_comunidad")
    .addColumn("id_denuncia", "text", (c) => c.primaryKey())
    .addColumn("id_texto", "text", (c) => c.notNull().references("textos_de_comunidad.id_texto"))
    .addColumn("id_miembro", "text", (c) => c.references("miembros_de_comunidad.id_miembro"))
    .addColumn("motivo", "text", (c) => c.notNull())
    .addColumn("detalle", "text", (c) => c.notNull())
    .addColumn("creada_en", "text", (c) => c.notNull())
    .addUniqueConstraint("denuncias_de_comunidad_una", ["id_texto", "id_miembro"])
    .execute();
  await db.schema
    .createIndex("denuncias_de_miembro")
    .on("denuncias_de_comunidad")
    .column("id_miembro")
    .execute();

  await db.schema
    .createTable("revisiones_de_comunidad")
    .addColumn("id_revision", "text", (c) => c.primaryKey())
    .addColumn("id_texto", "text", (c) => c.notNull().references("textos_de_comunidad.id_texto"))
    .addColumn("comunidad", "text", (c) => c.notNull())
    .addColumn("motivos", "text", (c) => c.notNull())
    .addColumn("urgencia", "integer", (c) => c.notNull())
    .addColumn("creada_en", "text", (c) => c.notNull())
    .addColumn("tomada_por", "text")
    .addColumn("tomada_en", "text")
    .addColumn("decidida_en", "text")
    .execute();
  // An index of all rows, because PostgreSQL would read the whole of one that holds only the open ones.
  await sql`create unique index revisiones_de_comunidad_abierta on revisiones_de_comunidad
    ((case when decidida_en is null then id_texto end))`.execute(db);
  await sql`create index revisiones_de_comunidad_cola
    on revisiones_de_comunidad (decidida_en, urgencia, creada_en)`.execute(db);

  await db.schema
    .createTable("actos_de_moderacion")
    .addColumn("id_acto", "text", (c) => c.primaryKey())
    .addColumn("id_revision", "text", (c) => c.notNull().references("revisiones_de_comunidad.id_revision"))
    .addColumn("id_texto", "text", (c) => c.notNull().references("textos_de_comunidad.id_texto"))
    .addColumn("clase", "text", (c) =>
      c.notNull().check(sql`clase in ('publicar', 'quitar', 'advertir', 'pausar', 'suspender')`),
    )
    .addColumn("regla", "integer")
    .addColumn("motivo", "text", (c) => c.notNull())
    .addColumn("estado_anterior", "text", (c) => c.notNull())
    .addColumn("id_cuenta", "text", (c) => c.notNull())
    .addColumn("hecho_en", "text", (c) => c.notNull())
    .addColumn("deshecho_en", "text")
    .execute();
  await db.schema
    .createIndex("actos_de_moderacion_por_texto")
    .on("actos_de_moderacion")
    .columns(["id_texto", "hecho_en"])
    .execute();

  await db.schema
    .createTable("sanciones_de_comunidad")
    .addColumn("id_acto", "text", (c) => c.primaryKey())
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("comunidad", "text", (c) => c.notNull())
    .addColumn("clase", "text", (c) => c.notNull())
    .addColumn("motivo", "text", (c) => c.notNull())
    .addColumn("hecha_en", "text", (c) => c.notNull())
    .addColumn("hasta", "text")
    .addColumn("levantada_en", "text")
    .execute();
  await db.schema
    .createIndex("sanciones_de_persona")
    .on("sanciones_de_comunidad")
    .columns(["id_persona", "comunidad"])
    .execute();
}
