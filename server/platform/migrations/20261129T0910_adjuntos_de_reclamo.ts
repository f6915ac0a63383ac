import { sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. Files of a complaint, each encrypted in pieces; piece 0 holds the name. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("adjuntos_de_reclamo")
    .addColumn("id_adjunto", "text", (c) => c.primaryKey())
    .addColumn("id_hoja", "text", (c) => c.notNull().references("hojas_de_reclamacion.id_hoja"))
    .addColumn("orden", "integer", (c) => c.notNull().check(sql`orden between 1 and 5`))
    .addColumn("tipo", "text", (c) => c.notNull().check(sql`tipo in ('image/jpeg', 'application/pdf')`))
    .addColumn("bytes", "integer", (c) => c.notNull().check(sql`bytes > 0`))
    .addColumn("trozos", "integer", (c) => c.notNull().check(sql`trozos between 1 and 99`))
    .addColumn("adjuntado_en", "text", (c) => c.notNull())
    .addUniqueConstraint("adjuntos_de_reclamo_orden", ["id_hoja", "orden"])
    .execute();

  await db.schema
    .createTable("trozos_de_adjunto")
    .addColumn("id_trozo", "text", (c) => c.primaryKey())
    .addColumn("id_adjunto", "text", (c) => c.notNull().references("adjuntos_de_reclamo.id_adjunto"))
    .addColumn("cerrado", "text", (c) => c.notNull().check(sql`length(cerrado) <= 262144`))
    .execute();
  await db.schema.createIndex("trozos_por_adjunto").on("trozos_de_adjunto").column("id_adjunto").execute();
}
