import { sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. */
export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  // A place in a specialist's queue. `desde` and `hasta` limit the starts that it accepts: one day, or all up to a
  // session.
  await schema
    .createTable("esperas")
    .addColumn("id_espera", "text", (c) => c.primaryKey())
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("id_especialista", "text", (c) => c.notNull().references("especialistas.id_especialista"))
    .addColumn("tipo", "text", (c) => c.notNull().check(sql`tipo in ('dia', 'antes-de-mi-cita')`))
    .addColumn("numero", "integer", (c) => c.notNull())
    .addColumn("fecha", "text")
    .addColumn("id_cita", "text", (c) => c.references("citas.id_cita"))
    .addColumn("desde", "text", (c) => c.notNull())
    .addColumn("hasta", "text", (c) => c.notNull())
    .addColumn("estado", "text", (c) =>
      c.notNull().check(sql`estado in ('esperando', 'ofrecida', 'terminada')`),
    )
    .addColumn("fin", "text")
    .addColumn("creada_en", "text", (c) => c.notNull())
    .addColumn("terminada_en", "text")
    .addUniqueConstraint("esperas_en_orden", ["id_especialista", "numero"])
    .addCheckConstraint("esperas_de_un_tipo", sql`(tipo = 'dia') = (fecha is not null and id_cita is null)`)
    .addCheckConstraint("esperas_con_su_fin", sql`(estado = 'terminada') = (fin is not null)`)
    .execute();
  // A person waits once for the same day or session.
  await sql`create unique index esperas_de_un_dia on esperas (id_persona, id_especialista, fecha)
    where tipo = 'dia' and estado <> 'terminada'`.execute(db);
  await sql`create unique index esperas_de_una_cita on esperas (id_cita)
    where tipo = 'antes-de-mi-cita' and estado <> 'terminada'`.execute(db);
  await sql`create index esperas_vivas on esperas (id_especialista, numero) where estado <> 'terminada'`.execute(
    db,
  );
  await schema.createIndex("esperas_de_persona").on("esperas").columns(["id_persona", "creada_en"]).execute();

  await schema
    .createTable("ofertas_de_espera")
    .addColumn("id_oferta", "text", (c) => c.primaryKey())
    .addColumn("id_espera", "text", (c) => c.notNull().references("esperas.id_espera"))
    // Null for a skipped offer: no time was held for it.
    .addColumn("id_horario", "text", (c) => c.references("horarios.id_horario"))
    .addColumn("inicio", "text", (c) => c.notNull())
    .addColumn("estado", "text", (c) =>
      c
        .notNull()
        .check(sql`estado in ('vigente', 'aceptada', 'rechazada', 'vencida', 'saltada', 'retirada')`),
    )
    .addColumn("motivo", "text", (c) => c.check(sql`motivo in ('se-cruza', 'demasiadas-retenciones')`))
    .addColumn("creada_en", "text", (c) => c.notNull())
    .addColumn("expira_en", "text", (c) => c.notNull())
    // A time is offered once to each place in the queue.
    .addUniqueConstraint("ofertas_una_vez", ["id_espera", "inicio"])
    .addCheckConstraint("ofertas_saltadas", sql`(estado = 'saltada') = (motivo is not null)`)
    .addCheckConstraint("ofertas_con_horario", sql`(estado = 'saltada') = (id_horario is null)`)
    .execute();
  await sql`create unique index ofertas_vigentes on ofertas_de_espera (id_espera)
    where estado = 'vigente'`.execute(db);
  await sql`create index ofertas_por_revisar on ofertas_de_espera (expira_en)
    where estado = 'vigente'`.execute(db);
}
