import { sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. */
export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  // 1 for a text that may be closed without being accepted, so its modal shows an icon to close it.
  await schema
    .alterTable("politicas")
    .addColumn("icono_de_cierre", "integer", (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`icono_de_cierre in (0, 1)`),
    )
    .execute();

  // Answers of visitors without an account: no person to refer to, the same proof.
  await schema
    .createTable("aceptaciones_publicas")
    .addColumn("id_aceptacion", "text", (c) => c.notNull())
    .addColumn("flujo", "text", (c) => c.notNull())
    .addColumn("codigo", "text", (c) => c.notNull())
    .addColumn("version", "text", (c) => c.notNull())
    .addColumn("huella_del_texto", "text", (c) => c.notNull())
    .addColumn("valor", "text", (c) => c.notNull().check(sql`valor in ('0', '1')`))
    .addColumn("canal", "text", (c) => c.notNull().check(sql`canal in ('web', 'api')`))
    .addColumn("id_solicitud", "text", (c) => c.notNull())
    .addColumn("creado_en", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("aceptaciones_publicas_pk", ["id_aceptacion", "codigo"])
    .execute();

  await schema
    .createTable("modales_vistos")
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("modal", "text", (c) => c.notNull())
    .addColumn("version", "text", (c) => c.notNull())
    .addColumn("mostrado_en", "text", (c) => c.notNull())
    .addColumn("atendido_en", "text")
    .addColumn("forma", "text", (c) => c.check(sql`forma in ('aceptado', 'cerrado')`))
    .addPrimaryKeyConstraint("modales_vistos_pk", ["id_persona", "modal", "version"])
    .addCheckConstraint("modales_vistos_forma", sql`(atendido_en is null) = (forma is null)`)
    .execute();

  await schema
    .createTable("preferencias")
    .addColumn("id_persona", "integer", (c) => c.primaryKey().references("personas.id_persona"))
    .addColumn("avisos_discretos", "integer", (c) => c.notNull().check(sql`avisos_discretos in (0, 1)`))
    .addColumn("actualizado_en", "text", (c) => c.notNull())
    .execute();
  await schema
    .createTable("temas_de_persona")
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("tema", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("temas_de_persona_pk", ["id_persona", "tema"])
    .execute();

  await schema
    .createTable("sorteos")
    .addColumn("id_sorteo", "text", (c) => c.primaryKey())
    .addColumn("premio", "text", (c) => c.notNull())
    .addColumn("existencias", "integer", (c) => c.notNull().check(sql`existencias > 0`))
    .addColumn("organizador", "text", (c) => c.notNull())
    .addColumn("ruc", "text", (c) => c.notNull())
    .addColumn("desde", "text", (c) => c.notNull())
    .addColumn("hasta", "text", (c) => c.notNull())
    .addColumn("sorteo_en", "text", (c) => c.notNull())
    .addCheckConstraint("sorteos_fechas", sql`desde < hasta and hasta < sorteo_en`)
    .execute();
  // The number is taken after the person's entry is written, so it may be null inside a transaction.
  await schema
    .createTable("participaciones_en_sorteos")
    .addColumn("id_sorteo", "text", (c) => c.notNull().references("sorteos.id_sorteo"))
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("numero", "integer")
    .addColumn("via", "text", (c) => c.notNull().check(sql`via in ('consentimiento', 'formulario')`))
    .addColumn("creado_en", "text", (c) => c.notNull())
    .addColumn("retirado_en", "text")
    .addPrimaryKeyConstraint("participaciones_en_sorteos_pk", ["id_sorteo", "id_persona"])
    .addUniqueConstraint("participaciones_numero", ["id_sorteo", "numero"])
    .execute();
  await schema
    .createIndex("participaciones_de_persona")
    .on("participaciones_en_sorteos")
    .column("id_persona")
    .execute();
}
