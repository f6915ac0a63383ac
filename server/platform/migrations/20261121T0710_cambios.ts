import { sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. */
export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  // Minutes before its start until which a session of the specialty can be cancelled with a full refund, or moved.
  for (const plazo of ["plazo_de_cancelacion_en_minutos", "plazo_de_reprogramacion_en_minutos"]) {
    await schema
      .alterTable("especialidades")
      .addColumn(plazo, "integer", (c) =>
        c
          .notNull()
          .defaultTo(24 * 60)
          .check(sql`${sql.ref(plazo)} >= 0`),
      )
      .execute();
  }

  // Rises with each change: a decision about an older version is refused.
  await schema
    .alterTable("citas")
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
  await schema
    .alterTable("citas")
    .addColumn("actualizada_en", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await sql`update citas set actualizada_en = creada_en`.execute(db);
  await schema
    .alterTable("citas")
    .addColumn("cancelada_por", "text", (c) =>
      c.check(sql`cancelada_por in ('persona', 'especialista', 'ausencia', 'pasarela')`),
    )
    .execute();
  await schema
    .alterTable("citas")
    .addColumn("devolucion", "text", (c) => c.check(sql`devolucion in ('bono', 'dinero', 'nada')`))
    .execute();
  for (const marca of ["cambio_libre", "asistencia_confirmada"]) {
    await schema
      .alterTable("citas")
      .addColumn(marca, "integer", (c) =>
        c
          .notNull()
          .defaultTo(0)
          .check(sql`${sql.ref(marca)} in (0, 1)`),
      )
      .execute();
  }
  // The condition lists excluded states, so that no other query implies it and this query fits no other index.
  await sql`create index horarios_por_empezar on horarios (inicio)
    where estado not in ('retenido', 'liberado', 'vencido')`.execute(db);

  await schema.alterTable("correos").addColumn("html", "text").execute();
  await schema.alterTable("correos").addColumn("adjuntos", "text").execute();

  // The token gives access to the sessions of one person; a new token overwrites it.
  await schema
    .createTable("calendarios")
    .addColumn("id_persona", "integer", (c) => c.primaryKey().references("personas.id_persona"))
    .addColumn("token", "text", (c) => c.notNull().unique())
    .addColumn("creado_en", "text", (c) => c.notNull())
    .execute();
}
