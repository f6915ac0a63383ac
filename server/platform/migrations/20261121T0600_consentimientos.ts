import { sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. */
export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  // A version of a text is written once. The newest version whose start date has passed is in force.
  await schema
    .createTable("politicas")
    .addColumn("codigo", "text", (c) => c.notNull())
    .addColumn("version", "text", (c) => c.notNull())
    .addColumn("flujo", "text", (c) => c.notNull())
    .addColumn("orden", "integer", (c) => c.notNull())
    .addColumn("tipo", "text", (c) => c.notNull().check(sql`tipo in ('check', 'texto')`))
    .addColumn("titulo", "text", (c) => c.notNull())
    .addColumn("enlace", "text", (c) => c.notNull())
    .addColumn("contenido", "text", (c) => c.notNull())
    .addColumn("huella_del_texto", "text", (c) => c.notNull())
    .addColumn("requerido", "integer", (c) => c.notNull().check(sql`requerido in (0, 1)`))
    .addColumn("vigente_desde", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("politicas_pk", ["flujo", "codigo", "version"])
    .addCheckConstraint("politicas_cua_opcional", sql`codigo <> 'CUA' or requerido = 0`)
    .execute();
  await schema
    .createTable("consentimientos")
    .addColumn("id_consentimiento", "text", (c) => c.primaryKey())
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("flujo", "text", (c) => c.notNull())
    .addColumn("codigo", "text", (c) => c.notNull())
    .addColumn("version", "text", (c) => c.notNull())
    .addColumn("huella_del_texto", "text", (c) => c.notNull())
    .addColumn("valor", "text", (c) => c.notNull().check(sql`valor in ('0', '1')`))
    .addColumn("canal", "text", (c) => c.notNull().check(sql`canal in ('web', 'api')`))
    .addColumn("id_solicitud", "text", (c) => c.notNull())
    .addColumn("creado_en", "text", (c) => c.notNull())
    .execute();
  await schema
    .createIndex("consentimientos_de_persona")
    .on("consentimientos")
    .columns(["id_persona", "codigo", "creado_en"])
    .execute();

  // Series of numbers without gaps, on both engines: each number is taken by an update inside the transaction.
  await schema
    .createTable("contadores")
    .addColumn("nombre", "text", (c) => c.primaryKey())
    .addColumn("valor", "integer", (c) => c.notNull())
    .execute();

  await schema
    .createIndex("accesos_de_persona")
    .on("accesos")
    .columns(["id_persona", "cerrado_en"])
    .execute();
}
