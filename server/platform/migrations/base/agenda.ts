import { sql, type Kysely } from "kysely";
import { flag, key, keyOfPerson, of, ofPerson, oneOf, required, run } from "./columns";

export async function agenda(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("citas")
    .addColumn("id_cita", "text", key)
    .addColumn("codigo_corto", "text")
    .addColumn("id_pedido", "text", (c) => c.notNull().unique().references("pedidos.id_pedido"))
    .addColumn("id_horario", "text", (c) => c.notNull().unique().references("horarios.id_horario"))
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("estado", "text", oneOf("estado", "reservada", "cancelada"))
    // Rises with each change: a decision about an older version is refused.
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("forma_de_pago", "text", (c) =>
      c
        .notNull()
        .defaultTo("tarjeta")
        .check(sql`forma_de_pago in ('saldo', 'tarjeta', 'cupon')`),
    )
    .addColumn("cancelada_por", "text", (c) =>
      c.check(sql`cancelada_por in ('persona', 'especialista', 'ausencia', 'pasarela', 'tecnica')`),
    )
    .addColumn("devolucion", "text", (c) => c.check(sql`devolucion in ('bono', 'dinero', 'cupon', 'nada')`))
    .addColumn("cambio_libre", "integer", flag("cambio_libre", 0))
    .addColumn("asistencia_confirmada", "integer", flag("asistencia_confirmada", 0))
    // First arrival of each of the two in the room of the session; null for never.
    .addColumn("persona_llego_en", "text")
    .addColumn("especialista_llego_en", "text")
    .addColumn("creada_en", "text", required)
    .addColumn("actualizada_en", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await run(
    db,
    "create index citas_de_persona on citas (id_persona)",
    "create unique index citas_por_codigo on citas (codigo_corto)",
  );

  // Note of a person to the specialist of one session. `inicio_de_cita` is the start of that session when the note
  // was written.
  await db.schema
    .createTable("notas_de_cita")
    .addColumn("id_cita", "text", (c) => c.primaryKey().references("citas.id_cita"))
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("id_especialista", "text", of("especialistas.id_especialista"))
    .addColumn("texto_cerrado", "text")
    .addColumn("comparte_historial", "integer", flag("comparte_historial"))
    .addColumn("inicio_de_cita", "text", required)
    .addColumn("actualizada_en", "text", required)
    .addCheckConstraint("notas_con_algo", sql`texto_cerrado is not null or comparte_historial = 1`)
    .execute();
  await run(
    db,
    "create index notas_de_persona on notas_de_cita (id_persona)",
    "create index notas_por_fecha on notas_de_cita (inicio_de_cita)",
  );

  // A person says that the specialist did not come. Open until the session is cancelled or `resuelta_en` is set.
  await db.schema
    .createTable("ausencias")
    .addColumn("id_cita", "text", (c) => c.primaryKey().references("citas.id_cita"))
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("avisada_en", "text", required)
    .addColumn("resuelta_en", "text")
    .addColumn("motivo", "text")
    .execute();
  await run(
    db,
    "create index ausencias_de_persona on ausencias (id_persona)",
    "create index ausencias_por_resolver on ausencias (avisada_en) where resuelta_en is null",
  );

  // Statement of an operator that a session was held.
  await db.schema
    .createTable("asistencias_de_cita")
    .addColumn("id_cita", "text", (c) => c.primaryKey().references("citas.id_cita"))
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("operador", "text", required)
    .addColumn("motivo", "text", required)
    .addColumn("anotada_en", "text", required)
    .execute();
  await run(db, "create index asistencias_de_cita_de_persona on asistencias_de_cita (id_persona)");

  // An account of the staff may be that of one specialist.
  await sql`create table cuentas_de_especialista (
    id_especialista text primary key references especialistas (id_especialista),
    id_cuenta text not null unique references cuentas_de_equipo (id_cuenta),
    unida_en text not null
  )`.execute(db);

  // A note that the person did not come belongs to the time of a session: a session that moves leaves it behind.
  await sql`create table inasistencias (
    id_horario text primary key references horarios (id_horario),
    id_cita text not null references citas (id_cita),
    id_persona integer not null references personas (id_persona),
    id_cuenta text not null,
    anotada_en text not null
  )`.execute(db);
  await run(
    db,
    "create index inasistencias_de_persona on inasistencias (id_persona)",
    "create index inasistencias_por_fecha on inasistencias (anotada_en)",
  );

  // A stretch that a specialist closed stays until it has passed, so that a job can finish what a crash left.
  await sql`create table cierres_de_agenda (
    id_especialista text not null references especialistas (id_especialista),
    inicio text not null,
    fin text not null,
    id_cuenta text not null references cuentas_de_equipo (id_cuenta),
    compensacion text not null check (compensacion in ('cambio', 'devolucion')),
    creado_en text not null,
    primary key (id_especialista, inicio, fin),
    check (inicio < fin)
  )`.execute(db);

  // `huella` is the digest of the key in the address of a calendar.
  await sql`create table calendarios_de_especialista (
    id_cuenta text primary key references cuentas_de_equipo (id_cuenta),
    huella text not null unique,
    creado_en text not null
  )`.execute(db);

  // `token` is the digest of the key to the sessions of one person, SHA-256 in hex; a new one overwrites it.
  await db.schema
    .createTable("calendarios")
    .addColumn("id_persona", "integer", keyOfPerson)
    .addColumn("token", "text", (c) => c.notNull().unique())
    .addColumn("creado_en", "text", required)
    .execute();

  // A place in a specialist's queue. `desde` and `hasta` limit the starts that it accepts: one day, or all up to a
  // session.
  await db.schema
    .createTable("esperas")
    .addColumn("id_espera", "text", key)
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("id_especialista", "text", of("especialistas.id_especialista"))
    .addColumn("tipo", "text", oneOf("tipo", "dia", "antes-de-mi-cita"))
    .addColumn("numero", "integer", required)
    .addColumn("fecha", "text")
    .addColumn("id_cita", "text", (c) => c.references("citas.id_cita"))
    .addColumn("desde", "text", required)
    .addColumn("hasta", "text", required)
    .addColumn("estado", "text", oneOf("estado", "esperando", "ofrecida", "terminada"))
    .addColumn("fin", "text")
    .addColumn("creada_en", "text", required)
    .addColumn("terminada_en", "text")
    .addUniqueConstraint("esperas_en_orden", ["id_especialista", "numero"])
    .addCheckConstraint("esperas_de_un_tipo", sql`(tipo = 'dia') = (fecha is not null and id_cita is null)`)
    .addCheckConstraint("esperas_con_su_fin", sql`(estado = 'terminada') = (fin is not null)`)
    .execute();
  await run(
    db,
    "create index esperas_de_persona on esperas (id_persona, creada_en)",
    // A person waits once for the same day or session.
    `create unique index esperas_de_un_dia on esperas (id_persona, id_especialista, fecha)
      where tipo = 'dia' and estado <> 'terminada'`,
    `create unique index esperas_de_una_cita on esperas (id_cita)
      where tipo = 'antes-de-mi-cita' and estado <> 'terminada'`,
    "create index esperas_vivas on esperas (id_especialista, numero) where estado <> 'terminada'",
  );

  await db.schema
    .createTable("ofertas_de_espera")
    .addColumn("id_oferta", "text", key)
    .addColumn("id_espera", "text", of("esperas.id_espera"))
    // Null for a skipped offer: no time was held for it.
    .addColumn("id_horario", "text", (c) => c.references("horarios.id_horario"))
    .addColumn("inicio", "text", required)
    .addColumn(
      "estado",
      "text",
      oneOf("estado", "vigente", "aceptada", "rechazada", "vencida", "saltada", "retirada"),
    )
    .addColumn("motivo", "text", (c) => c.check(sql`motivo in ('se-cruza', 'demasiadas-retenciones')`))
    .addColumn("creada_en", "text", required)
    .addColumn("expira_en", "text", required)
    .addUniqueConstraint("ofertas_una_vez", ["id_espera", "inicio"])
    .addCheckConstraint("ofertas_saltadas", sql`(estado = 'saltada') = (motivo is not null)`)
    .addCheckConstraint("ofertas_con_horario", sql`(estado = 'saltada') = (id_horario is null)`)
    .execute();
  await run(
    db,
    "create index ofertas_por_revisar on ofertas_de_espera (expira_en) where estado = 'vigente'",
    "create unique index ofertas_vigentes on ofertas_de_espera (id_espera) where estado = 'vigente'",
  );

  // Rows of a room are deleted once the room of their session has closed.
  await db.schema
    .createTable("salas")
    .addColumn("id_cita", "text", (c) => c.primaryKey().references("citas.id_cita"))
    .addColumn("ultimo_numero", "integer", required)
    .addColumn("cierra_en", "text", required)
    .execute();
  await run(db, "create index salas_por_vaciar on salas (cierra_en)");

  await db.schema
    .createTable("presencias_en_sala")
    .addColumn("id_cita", "text", of("salas.id_cita"))
    .addColumn("rol", "text", oneOf("rol", "persona", "especialista"))
    .addColumn("id_conexion", "text", required)
    .addColumn("escalon", "text", oneOf("escalon", "video", "audio", "texto", "telefono"))
    .addColumn("vista_en", "text", required)
    .addPrimaryKeyConstraint("presencias_en_sala_pk", ["id_cita", "rol"])
    .execute();

  await db.schema
    .createTable("mensajes_de_sala")
    .addColumn("id_cita", "text", of("salas.id_cita"))
    .addColumn("numero", "integer", required)
    .addColumn("rol", "text", oneOf("rol", "persona", "especialista"))
    .addColumn("tipo", "text", oneOf("tipo", "senal", "texto"))
    .addColumn("de_conexion", "text")
    .addColumn("para_conexion", "text")
    .addColumn("cuerpo", "text", required)
    .addColumn("creado_en", "text", required)
    .addPrimaryKeyConstraint("mensajes_de_sala_pk", ["id_cita", "numero"])
    .execute();
}
