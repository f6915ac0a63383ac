import { sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. */
export async function up(db: Kysely<never>): Promise<void> {
  // Note of a person to the specialist of one session. `inicio_de_cita` is the start of that session when the note was
  // written.
  await db.schema
    .createTable("notas_de_cita")
    .addColumn("id_cita", "text", (c) => c.primaryKey().references("citas.id_cita"))
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("id_especialista", "text", (c) => c.notNull().references("especialistas.id_especialista"))
    .addColumn("texto", "text", (c) => c.notNull())
    .addColumn("comparte_historial", "integer", (c) => c.notNull().check(sql`comparte_historial in (0, 1)`))
    .addColumn("inicio_de_cita", "text", (c) => c.notNull())
    .addColumn("actualizada_en", "text", (c) => c.notNull())
    .addCheckConstraint("notas_con_algo", sql`texto <> '' or comparte_historial = 1`)
    .execute();
  await db.schema.createIndex("notas_de_persona").on("notas_de_cita").column("id_persona").execute();
  await db.schema.createIndex("notas_por_fecha").on("notas_de_cita").column("inicio_de_cita").execute();
}
