import { sql, type Kysely } from "kysely";
import { checked, flag, key, ofPerson, oneOf, required, run, zero } from "./columns";

export async function talleres(db: Kysely<never>): Promise<void> {
  // `fecha` is the day by the rule of the workshop; it stays when this single date moves.
  await db.schema
    .createTable("fechas_de_taller")
    .addColumn("uid", "text", required)
    .addColumn("fecha", "text", required)
    .addColumn("clase", "text", (c) =>
      c
        .notNull()
        .defaultTo("taller")
        .check(sql`clase IN ('taller', 'clase')`),
    )
    .addColumn("titulo", "text", required)
    .addColumn("url", "text", required)
    .addColumn("inicio", "text", required)
    .addColumn("fin", "text", required)
    .addColumn("cupos", "integer", checked(sql`cupos > 0`))
    .addColumn("precio_centimos", "integer", zero)
    // Set by the host; until then the planned hours count.
    .addColumn("empezada_en", "text")
    .addColumn("terminada_en", "text")
    // The links of the host of a date can be revoked.
    .addColumn("enlaces_anulados", "integer", zero)
    .addColumn("cancelada_por", "text")
    .addColumn("creada_en", "text", required)
    .addPrimaryKeyConstraint("fechas_de_taller_pk", ["uid", "fecha"])
    .execute();
  await run(
    db,
    "create index fechas_de_taller_por_inicio on fechas_de_taller (inicio)",
    "create index fechas_de_taller_por_url on fechas_de_taller (url, fecha)",
  );

  await db.schema
    .createTable("inscripciones")
    .addColumn("id_inscripcion", "text", key)
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("uid", "text", required)
    .addColumn("fecha", "text", required)
    .addColumn("estado", "text", oneOf("estado", "inscrita", "esperando", "ofrecida", "terminada"))
    .addColumn("numero", "integer")
    // The purpose for which an offered place is kept.
    .addColumn("guardada_para", "text")
    .addColumn("expira_en", "text")
    .addColumn("saltada_en", "text")
    .addColumn("recordada", "text")
    .addColumn("fin", "text", (c) => c.check(sql`fin in ('salida', 'sin-respuesta', 'pasada', 'cancelada')`))
    // The instant from which a place belongs to its person.
    .addColumn("inscrita_en", "text")
    // First time that the person opened a meeting on another site.
    .addColumn("entro_en", "text")
    .addColumn("presente_en", "text")
    .addColumn("presente_segundos", "integer", zero)
    .addColumn("asistio_en", "text")
    .addColumn("creada_en", "text", required)
    .addColumn("terminada_en", "text")
    .addForeignKeyConstraint("inscripciones_de_fecha", ["uid", "fecha"], "fechas_de_taller", ["uid", "fecha"])
    .addCheckConstraint("inscripciones_con_fin", sql`(estado = 'terminada') = (fin is not null)`)
    .addCheckConstraint("inscripciones_ofrecidas", sql`(estado = 'ofrecida') = (expira_en is not null)`)
    .addCheckConstraint("inscripciones_en_espera", sql`estado <> 'esperando' or numero is not null`)
    .execute();
  await run(
    db,
    // Places of any state: a date is swept only when it has none.
    "create index inscripciones_de_fecha on inscripciones (uid, fecha)",
    "create index inscripciones_de_persona on inscripciones (id_persona)",
    `create unique index inscripciones_en_orden on inscripciones (uid, fecha, numero)
      where numero is not null`,
    "create index inscripciones_por_creacion on inscripciones (creada_en)",
    "create index inscripciones_por_fin on inscripciones (terminada_en)",
    // Few people wait for a place: the dates that they wait for are found by them.
    `create index inscripciones_que_esperan on inscripciones (uid, fecha)
      where estado in ('esperando', 'ofrecida')`,
    // A person has one place in a date, or waits for one, never both.
    `create unique index inscripciones_vivas on inscripciones (uid, fecha, id_persona)
      where estado <> 'terminada'`,
  );

  await db.schema
    .createTable("preguntas_de_taller")
    .addColumn("id_pregunta", "text", key)
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("uid", "text", required)
    .addColumn("fecha", "text", required)
    .addColumn("texto", "text", required)
    .addColumn("estado", "text", oneOf("estado", "por-revisar", "publicada", "respondida", "oculta"))
    .addColumn("creada_en", "text", required)
    .addForeignKeyConstraint("preguntas_de_fecha", ["uid", "fecha"], "fechas_de_taller", ["uid", "fecha"])
    .execute();
  await run(
    db,
    "create index preguntas_de_taller_de_persona on preguntas_de_taller (id_persona)",
    "create index preguntas_de_taller_por_creacion on preguntas_de_taller (creada_en)",
    "create index preguntas_de_taller_por_fecha on preguntas_de_taller (uid, fecha, creada_en)",
  );

  // A certificate holds all its data: it outlives its place, and the content changes.
  await db.schema
    .createTable("certificados")
    .addColumn("codigo", "text", key)
    .addColumn("id_inscripcion", "text", (c) => c.notNull().unique())
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("nombre", "text", required)
    .addColumn("clase", "text", (c) =>
      c
        .notNull()
        .defaultTo("taller")
        .check(sql`clase IN ('taller', 'clase')`),
    )
    .addColumn("titulo", "text", required)
    .addColumn("inicio", "text", required)
    .addColumn("minutos", "integer", required)
    .addColumn("presente_segundos", "integer", required)
    .addColumn("entro_en", "text")
    // 1 when the host said that the person was there.
    .addColumn("confirmado", "integer", flag("confirmado"))
    .addColumn("emitido_en", "text", required)
    .addColumn("revocado_en", "text")
    .addColumn("revocado_por", "text")
    .execute();
  await run(db, "create index certificados_de_persona on certificados (id_persona)");

  // This row holds all data of the ordered place: places are swept sooner than orders.
  await db.schema
    .createTable("pedidos_de_taller")
    .addColumn("id_pedido", "text", (c) => c.primaryKey().references("pedidos.id_pedido"))
    .addColumn("id_inscripcion", "text", required)
    .addColumn("uid", "text", required)
    .addColumn("fecha", "text", required)
    .addColumn("titulo", "text", required)
    .addColumn("url", "text", required)
    .addColumn("inicio", "text", required)
    .addColumn("forma_de_pago", "text")
    .execute();
  await run(db, "create index pedidos_de_taller_por_inscripcion on pedidos_de_taller (id_inscripcion)");

  // An account of the staff may be that of one host: an author of the content, which is no table. Several accounts
  // may share a host, because some hosts are teams.
  await sql`create table cuentas_de_anfitrion (
    id_cuenta text primary key references cuentas_de_equipo (id_cuenta),
    uid_autor text not null,
    unida_en text not null
  )`.execute(db);
}
