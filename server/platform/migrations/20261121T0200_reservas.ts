import { sql, type Kysely } from "kysely";

/** Hours lie on the five-minute grid of the occupied stretches. */
const enLaRejilla = (columna: string) =>
  sql<boolean>`cast(substr(${sql.ref(columna)}, 4, 2) as integer) % 5 = 0`;

/** Frozen: a change is another migration. Text holds ISO instants, integers hold céntimos and 0/1. */
export async function up(db: Kysely<never>): Promise<void> {
  const schema = db.schema;
  await schema
    .createTable("especialidades")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("slug", "text", (c) => c.notNull().unique())
    .addColumn("code", "text", (c) => c.notNull().unique())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("color", "text", (c) => c.notNull())
    .addColumn("icon", "text", (c) => c.notNull())
    .addColumn("small_icon", "text", (c) => c.notNull())
    .addColumn("image", "text", (c) => c.notNull())
    .addColumn("information", "text", (c) => c.notNull())
    .addColumn("description", "text", (c) => c.notNull())
    .addColumn("is_default", "integer", (c) => c.notNull().check(sql`is_default in (0, 1)`))
    .execute();

  await schema
    .createTable("especialistas")
    .addColumn("id_especialista", "text", (c) => c.primaryKey())
    .addColumn("id_especialidad", "integer", (c) => c.notNull().references("especialidades.id"))
    .addColumn("slug", "text", (c) => c.notNull())
    .addColumn("nombre", "text", (c) => c.notNull())
    .addColumn("apellido", "text", (c) => c.notNull())
    .addColumn("colegiatura", "text", (c) => c.notNull())
    .addColumn("presentacion", "text", (c) => c.notNull())
    .addColumn("retrato", "text", (c) => c.notNull())
    .addColumn("precio_centimos", "integer", (c) => c.notNull().check(sql`precio_centimos > 0`))
    .addColumn("duracion_en_minutos", "integer", (c) => c.notNull().check(sql`duracion_en_minutos % 5 = 0`))
    .addColumn("margen_en_minutos", "integer", (c) => c.notNull().check(sql`margen_en_minutos % 5 = 0`))
    .addColumn("anticipacion_en_minutos", "integer", (c) =>
      c.notNull().check(sql`anticipacion_en_minutos % 5 = 0`),
    )
    .addColumn("ventana_en_dias", "integer", (c) => c.notNull())
    .addColumn("maximo_diario", "integer", (c) => c.notNull())
    .addUniqueConstraint("especialistas_direccion", ["id_especialidad", "slug"])
    .execute();
  for (const [tabla, columna] of [
    ["temas_de_especialista", "tema"],
    ["idiomas_de_especialista", "idioma"],
  ] as const) {
    await schema
      .createTable(tabla)
      .addColumn("id_especialista", "text", (c) => c.notNull().references("especialistas.id_especialista"))
      .addColumn(columna, "text", (c) => c.notNull())
      .addPrimaryKeyConstraint(`${tabla}_pk`, ["id_especialista", columna])
      .execute();
  }
  await schema
    .createTable("turnos")
    .addColumn("id_especialista", "text", (c) => c.notNull().references("especialistas.id_especialista"))
    .addColumn("dia_semana", "integer", (c) => c.notNull().check(sql`dia_semana between 1 and 7`))
    .addColumn("desde", "text", (c) => c.notNull().check(enLaRejilla("desde")))
    .addColumn("hasta", "text", (c) => c.notNull().check(enLaRejilla("hasta")))
    .addPrimaryKeyConstraint("turnos_pk", ["id_especialista", "dia_semana", "desde"])
    .execute();
  await schema
    .createTable("excepciones")
    .addColumn("id_especialista", "text", (c) => c.notNull().references("especialistas.id_especialista"))
    .addColumn("fecha", "text", (c) => c.notNull())
    .addColumn("desde", "text", (c) => c.notNull().check(enLaRejilla("desde")))
    .addColumn("hasta", "text", (c) => c.notNull().check(enLaRejilla("hasta")))
    .addColumn("tipo", "text", (c) => c.notNull().check(sql`tipo in ('cerrado', 'abierto')`))
    .addPrimaryKeyConstraint("excepciones_pk", ["id_especialista", "fecha", "desde"])
    .execute();
  await schema
    .createTable("versiones")
    .addColumn("clave", "text", (c) => c.primaryKey())
    .addColumn("numero", "integer", (c) => c.notNull())
    .execute();

  await schema
    .createTable("personas")
    .addColumn("id_persona", "integer", (c) => c.primaryKey())
    .addColumn("id_usuario", "text", (c) => c.notNull().unique())
    .addColumn("digital_id", "text", (c) => c.notNull().unique())
    .addColumn("nombre", "text", (c) => c.notNull())
    .addColumn("ape_paterno", "text", (c) => c.notNull())
    .addColumn("ape_materno", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("telefono", "text", (c) => c.notNull())
    .addColumn("prefijo", "text", (c) => c.notNull())
    .addColumn("datos_confirmados", "integer", (c) => c.notNull().check(sql`datos_confirmados in (0, 1)`))
    .addColumn("usuario_login", "text", (c) => c.notNull().unique())
    .addColumn("numero_documento", "text", (c) => c.notNull())
    .addColumn("id_tipo_documento", "integer", (c) => c.notNull())
    .addColumn("es_asegurada", "integer", (c) => c.notNull().check(sql`es_asegurada in (0, 1)`))
    .addUniqueConstraint("personas_documento", ["id_tipo_documento", "numero_documento"])
    .execute();
  await schema
    .createTable("cuentas")
    .addColumn("id_persona", "integer", (c) => c.primaryKey().references("personas.id_persona"))
    .addColumn("correo", "text", (c) => c.notNull().unique())
    .addColumn("clave_hash", "text", (c) => c.notNull())
    .execute();
  await schema
    .createTable("accesos")
    .addColumn("id_acceso", "text", (c) => c.primaryKey())
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("creado_en", "text", (c) => c.notNull())
    .addColumn("expira_en", "text", (c) => c.notNull())
    .addColumn("cerrado_en", "text")
    .execute();
  await schema
    .createTable("refrescos")
    .addColumn("huella", "text", (c) => c.primaryKey())
    .addColumn("id_acceso", "text", (c) => c.notNull().references("accesos.id_acceso"))
    .addColumn("usado_en", "text")
    .addColumn("expira_en", "text", (c) => c.notNull())
    .execute();
  await schema
    .createTable("intentos")
    .addColumn("clave", "text", (c) => c.primaryKey())
    .addColumn("cuenta", "integer", (c) => c.notNull())
    .addColumn("desde", "text", (c) => c.notNull())
    .execute();
  await schema
    .createTable("claves_idempotentes")
    .addColumn("id_persona", "integer", (c) => c.notNull())
    .addColumn("clave", "text", (c) => c.notNull())
    .addColumn("huella", "text", (c) => c.notNull())
    .addColumn("estado_http", "integer")
    .addColumn("cuerpo", "text")
    .addColumn("creada_en", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("claves_idempotentes_pk", ["id_persona", "clave"])
    .execute();

  await schema
    .createTable("horarios")
    .addColumn("id_horario", "text", (c) => c.primaryKey())
    .addColumn("id_especialista", "text", (c) => c.notNull().references("especialistas.id_especialista"))
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("inicio", "text", (c) => c.notNull())
    .addColumn("fin", "text", (c) => c.notNull())
    .addColumn("ocupado_hasta", "text", (c) => c.notNull())
    .addColumn("estado", "text", (c) =>
      c.notNull().check(sql`estado in ('retenido', 'reservado', 'liberado', 'vencido')`),
    )
    .addColumn("expira_en", "text", (c) => c.notNull())
    .addColumn("ampliado", "integer", (c) => c.notNull().check(sql`ampliado in (0, 1)`))
    .addColumn("creado_en", "text", (c) => c.notNull())
    .addCheckConstraint("horarios_en_orden", sql`inicio < fin and fin <= ocupado_hasta`)
    .execute();
  await sql`create index horarios_ocupados on horarios (id_especialista, inicio)
    where estado in ('retenido', 'reservado')`.execute(db);
  await sql`create index horarios_de_persona on horarios (id_persona, inicio)
    where estado in ('retenido', 'reservado')`.execute(db);
  await sql`create index horarios_por_vencer on horarios (expira_en) where estado = 'retenido'`.execute(db);

  await schema
    .createTable("ocupaciones")
    .addColumn("recurso", "text", (c) => c.notNull())
    .addColumn("tramo", "integer", (c) => c.notNull())
    .addColumn("id_horario", "text", (c) => c.notNull().references("horarios.id_horario"))
    .execute();
  await schema
    .createIndex("ocupaciones_unicas")
    .unique()
    .on("ocupaciones")
    .columns(["recurso", "tramo"])
    .execute();
  await schema.createIndex("ocupaciones_por_horario").on("ocupaciones").column("id_horario").execute();

  await schema
    .createTable("pedidos")
    .addColumn("id_pedido", "text", (c) => c.primaryKey())
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("id_horario", "text", (c) => c.notNull().references("horarios.id_horario"))
    .addColumn("estado", "text", (c) =>
      c.notNull().check(sql`estado in ('pendiente', 'pagado', 'vencido', 'anulado', 'devuelto')`),
    )
    .addColumn("precio_centimos", "integer", (c) => c.notNull().check(sql`precio_centimos > 0`))
    .addColumn("version_de_datos", "text", (c) => c.notNull())
    .addColumn("creado_en", "text", (c) => c.notNull())
    .addColumn("actualizado_en", "text", (c) => c.notNull())
    .execute();
  await sql`create unique index pedidos_vivos on pedidos (id_horario)
    where estado in ('pendiente', 'pagado')`.execute(db);
  await schema
    .createIndex("pedidos_por_horario")
    .on("pedidos")
    .columns(["id_horario", "creado_en"])
    .execute();

  await schema
    .createTable("cobros")
    .addColumn("id_cobro", "text", (c) => c.primaryKey())
    .addColumn("id_pedido", "text", (c) => c.notNull().references("pedidos.id_pedido"))
    .addColumn("pasarela", "text", (c) => c.notNull())
    .addColumn("monto_centimos", "integer", (c) => c.notNull().check(sql`monto_centimos > 0`))
    .addColumn("referencia", "text")
    .addColumn("url_de_pago", "text")
    .addColumn("estado", "text", (c) => c.notNull().check(sql`estado in ('abierto', 'cerrado')`))
    .addColumn("creado_en", "text", (c) => c.notNull())
    .addColumn("vence_en", "text", (c) => c.notNull())
    .addColumn("revisar_en", "text", (c) => c.notNull())
    .addUniqueConstraint("cobros_unicos", ["id_pedido", "vence_en"])
    .execute();
  await sql`create index cobros_por_revisar on cobros (revisar_en) where estado = 'abierto'`.execute(db);

  await schema
    .createTable("pagos")
    .addColumn("pasarela", "text", (c) => c.notNull())
    .addColumn("id_pago", "text", (c) => c.notNull())
    .addColumn("id_cobro", "text", (c) => c.notNull().references("cobros.id_cobro"))
    .addColumn("monto_centimos", "integer", (c) => c.notNull())
    .addColumn("estado", "text", (c) =>
      c.notNull().check(sql`estado in ('procesando', 'rechazado', 'pagado', 'por-devolver', 'devuelto')`),
    )
    .addColumn("creado_en", "text", (c) => c.notNull())
    .addColumn("actualizado_en", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("pagos_pk", ["pasarela", "id_pago"])
    .execute();
  await schema.createIndex("pagos_por_cobro").on("pagos").column("id_cobro").execute();
  await sql`create index pagos_por_devolver on pagos (actualizado_en) where estado = 'por-devolver'`.execute(
    db,
  );

  await schema
    .createTable("citas")
    .addColumn("id_cita", "text", (c) => c.primaryKey())
    .addColumn("id_pedido", "text", (c) => c.notNull().unique().references("pedidos.id_pedido"))
    .addColumn("id_horario", "text", (c) => c.notNull().unique().references("horarios.id_horario"))
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("forma_de_pago", "text", (c) => c.notNull().check(sql`forma_de_pago in ('saldo', 'tarjeta')`))
    .addColumn("estado", "text", (c) => c.notNull().check(sql`estado in ('reservada', 'cancelada')`))
    .addColumn("creada_en", "text", (c) => c.notNull())
    .execute();

  await schema
    .createTable("saldos")
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("id_especialidad", "integer", (c) => c.notNull().references("especialidades.id"))
    .addColumn("cantidad", "integer", (c) => c.notNull().check(sql`cantidad >= 0`))
    .addPrimaryKeyConstraint("saldos_pk", ["id_persona", "id_especialidad"])
    .execute();
  await schema
    .createTable("movimientos_de_saldo")
    .addColumn("id_movimiento", "text", (c) => c.primaryKey())
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("id_especialidad", "integer", (c) => c.notNull().references("especialidades.id"))
    .addColumn("cantidad", "integer", (c) => c.notNull().check(sql`cantidad <> 0`))
    .addColumn("motivo", "text", (c) => c.notNull())
    .addColumn("id_pedido", "text", (c) => c.references("pedidos.id_pedido"))
    .addColumn("creado_en", "text", (c) => c.notNull())
    .execute();
  await sql`create unique index movimientos_de_pedido on movimientos_de_saldo (id_pedido, motivo)
    where id_pedido is not null`.execute(db);

  await schema
    .createTable("correos")
    .addColumn("id_correo", "text", (c) => c.primaryKey())
    .addColumn("para", "text", (c) => c.notNull())
    .addColumn("asunto", "text", (c) => c.notNull())
    .addColumn("texto", "text", (c) => c.notNull())
    .addColumn("creado_en", "text", (c) => c.notNull())
    .addColumn("enviado_en", "text")
    .addColumn("intentos", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("siguiente_en", "text", (c) => c.notNull())
    .execute();
  await sql`create index correos_por_enviar on correos (siguiente_en) where enviado_en is null`.execute(db);
  await schema.createIndex("correos_por_fecha").on("correos").column("creado_en").execute();
}
