import { sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. These rows are deleted once the room of their session has closed. */
export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable("salas")
    .addColumn("id_cita", "text", (c) => c.primaryKey().references("citas.id_cita"))
    .addColumn("ultimo_numero", "integer", (c) => c.notNull())
    .addColumn("cierra_en", "text", (c) => c.notNull())
    .execute();
  await schema.createIndex("salas_por_vaciar").on("salas").column("cierra_en").execute();

  await schema
    .createTable("presencias_en_sala")
    .addColumn("id_cita", "text", (c) => c.notNull().references("salas.id_cita"))
    .addColumn("rol", "text", (c) => c.notNull().check(sql`rol in ('persona', 'especialista')`))
    .addColumn("id_conexion", "text", (c) => c.notNull())
    .addColumn("escalon", "text", (c) =>
      c.notNull().check(sql`escalon in ('video', 'audio', 'texto', 'telefono')`),
    )
    .addColumn("vista_en", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("presencias_en_sala_pk", ["id_cita", "rol"])
    .execute();

  await schema
    .createTable("mensajes_de_sala")
    .addColumn("id_cita", "text", (c) => c.notNull().references("salas.id_cita"))
    .addColumn("numero", "integer", (c) => c.notNull())
    .addColumn("rol", "text", (c) => c.notNull().check(sql`rol in ('persona', 'especialista')`))
    .addColumn("tipo", "text", (c) => c.notNull().check(sql`tipo in ('senal', 'texto')`))
    .addColumn("de_conexion", "text")
    .addColumn("para_conexion", "text")
    .addColumn("cuerpo", "text", (c) => c.notNull())
    .addColumn("creado_en", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("mensajes_de_sala_pk", ["id_cita", "numero"])
    .execute();
}
