import { sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. */
export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable("notificaciones")
    .addColumn("id_notificacion", "text", (c) => c.primaryKey())
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("icono", "text", (c) => c.notNull())
    .addColumn("mensaje", "text", (c) => c.notNull())
    .addColumn("enlace", "text")
    .addColumn("creada_en", "text", (c) => c.notNull())
    .addColumn("vista_en", "text")
    .execute();
  await schema
    .createIndex("notificaciones_de_persona")
    .on("notificaciones")
    .columns(["id_persona", "creada_en"])
    .execute();
  await sql`create index notificaciones_sin_ver on notificaciones (id_persona, creada_en)
    where vista_en is null`.execute(db);

  await schema
    .createTable("eliminaciones")
    .addColumn("id_eliminacion", "text", (c) => c.primaryKey())
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("estado", "text", (c) => c.notNull().check(sql`estado in ('pedida', 'cancelada', 'hecha')`))
    .addColumn("pedida_en", "text", (c) => c.notNull())
    .addColumn("ejecutar_en", "text", (c) => c.notNull())
    .addColumn("cerrada_en", "text")
    .execute();
  // A person has one open request, however often the button is pressed.
  await sql`create unique index eliminaciones_abiertas on eliminaciones (id_persona)
    where estado = 'pedida'`.execute(db);
  await sql`create index eliminaciones_por_hacer on eliminaciones (ejecutar_en)
    where estado = 'pedida'`.execute(db);
  await schema.createIndex("eliminaciones_de_persona").on("eliminaciones").column("id_persona").execute();

  // Log of reads and changes of a person's data, without contents. Lines are added, never changed.
  await schema
    .createTable("accesos_a_datos")
    .addColumn("id_acceso_a_datos", "text", (c) => c.primaryKey())
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("accion", "text", (c) => c.notNull())
    .addColumn("actor", "text", (c) => c.notNull().check(sql`actor in ('titular', 'soporte', 'sistema')`))
    .addColumn("canal", "text", (c) => c.notNull().check(sql`canal in ('web', 'api', 'interno')`))
    .addColumn("creado_en", "text", (c) => c.notNull())
    .execute();
  await schema
    .createIndex("accesos_a_datos_de_persona")
    .on("accesos_a_datos")
    .columns(["id_persona", "creado_en"])
    .execute();

  // Indexes for the copy of a person's data.
  await schema.createIndex("correos_por_destinatario").on("correos").column("para").execute();
  await schema.createIndex("horarios_de_alguien").on("horarios").column("id_persona").execute();
  await schema.createIndex("pedidos_de_persona").on("pedidos").column("id_persona").execute();
  await schema.createIndex("citas_de_persona").on("citas").column("id_persona").execute();
  await schema
    .createIndex("movimientos_de_persona")
    .on("movimientos_de_saldo")
    .column("id_persona")
    .execute();
}
