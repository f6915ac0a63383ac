import { sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. */
export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable("personas")
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
  // A document is also looked up without its kind: a person who recovers an account types only the number.
  await schema.createIndex("personas_por_numero").on("personas").column("numero_documento").execute();
  // The numbers of existing people are taken.
  await sql`
    insert into contadores (nombre, valor) select 'personas', max(id_persona) from personas
    having max(id_persona) is not null`.execute(db);

  await schema
    .createTable("codigos")
    .addColumn("id_codigo", "text", (c) => c.primaryKey())
    .addColumn("huella", "text", (c) => c.notNull())
    .addColumn("intentos", "integer", (c) => c.notNull())
    .addColumn("expira_en", "text", (c) => c.notNull())
    .execute();
  await schema.createIndex("codigos_por_vencer").on("codigos").column("expira_en").execute();

  await schema
    .createTable("registros")
    .addColumn("id_registro", "text", (c) => c.primaryKey())
    .addColumn("id_tipo_documento", "integer")
    .addColumn("numero_documento", "text")
    .addColumn("nombre", "text")
    .addColumn("ape_paterno", "text")
    .addColumn("ape_materno", "text")
    .addColumn("prefijo", "text")
    .addColumn("telefono", "text")
    .addColumn("correo", "text")
    .addColumn("clave_hash", "text")
    .addColumn("aceptaciones", "text")
    .addColumn("expira_en", "text", (c) => c.notNull())
    .execute();
  await schema.createIndex("registros_por_vencer").on("registros").column("expira_en").execute();

  await schema
    .createTable("recuperaciones")
    .addColumn("id_recuperacion", "text", (c) => c.primaryKey())
    .addColumn("id_persona", "integer", (c) => c.references("personas.id_persona"))
    .addColumn("huella_de_enlace", "text", (c) => c.notNull().unique())
    .addColumn("verificada_en", "text")
    .addColumn("usada_en", "text")
    .addColumn("expira_en", "text", (c) => c.notNull())
    .execute();
  await schema.createIndex("recuperaciones_de_persona").on("recuperaciones").column("id_persona").execute();
  await schema.createIndex("recuperaciones_por_vencer").on("recuperaciones").column("expira_en").execute();

  await schema
    .createTable("cambios_de_correo")
    .addColumn("id_cambio", "text", (c) => c.primaryKey())
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("anterior", "text", (c) => c.notNull())
    .addColumn("nuevo", "text", (c) => c.notNull())
    .addColumn("creado_en", "text", (c) => c.notNull())
    .addColumn("confirmado_en", "text")
    .addColumn("huella_para_deshacer", "text", (c) => c.unique())
    .addColumn("deshacer_hasta", "text")
    .addColumn("deshecho_en", "text")
    .execute();
  await schema
    .createIndex("cambios_de_correo_de_persona")
    .on("cambios_de_correo")
    .columns(["id_persona", "creado_en"])
    .execute();
}
