import { sql, type Kysely } from "kysely";
import { checked, key, keyOfPerson, numbered, of, ofPerson, oneOf, required, run, zero } from "./columns";
import { appendOnly } from "./guards";

export async function ventas(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("cupones")
    .addColumn("codigo", "text", key)
    .addColumn("tipo", "text", oneOf("tipo", "porcentaje", "monto"))
    .addColumn("valor", "integer", checked(sql`valor > 0`))
    .addColumn("especialidad", "text")
    .addColumn("plan", "text")
    .addColumn("maximo_total", "integer", (c) => c.check(sql`maximo_total > 0`))
    .addColumn("maximo_por_persona", "integer", (c) => c.check(sql`maximo_por_persona > 0`))
    .addColumn("usados", "integer", checked(sql`usados >= 0`, 0))
    .addColumn("desde", "text", required)
    .addColumn("hasta", "text", required)
    .addColumn("para", "text")
    .addCheckConstraint("cupones_dentro_de_su_maximo", sql`maximo_total is null or usados <= maximo_total`)
    .addCheckConstraint("cupones_porcentaje", sql`tipo = 'monto' or valor <= 100`)
    .addCheckConstraint("cupones_en_orden", sql`desde < hasta`)
    .execute();

  // An order is for a session, a pack or the place in a workshop, as its class says. The short code can be said on
  // the phone.
  await db.schema
    .createTable("pedidos")
    .addColumn("id_pedido", "text", key)
    .addColumn("codigo_corto", "text")
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("clase", "text", (c) => c.notNull().defaultTo("sesion"))
    .addColumn("estado", "text", oneOf("estado", "pendiente", "pagado", "vencido", "anulado", "devuelto"))
    .addColumn("precio_centimos", "integer", checked(sql`precio_centimos > 0`))
    .addColumn(
      "descuento_centimos",
      "integer",
      checked(sql`descuento_centimos >= 0 and descuento_centimos <= precio_centimos`, 0),
    )
    .addColumn("cupon", "text", (c) => c.references("cupones.codigo"))
    .addColumn("monedas", "integer", (c) => c.check(sql`monedas > 0`))
    .addColumn("id_horario", "text", (c) => c.references("horarios.id_horario"))
    .addColumn("id_paquete", "text", (c) => c.references("paquetes.id_paquete"))
    .addColumn("meses", "integer")
    // For an order that replaces another one: its session, the version of that session, and the part of the price
    // that was already paid. No reference, because sessions already refer to their orders.
    .addColumn("id_cita", "text")
    .addColumn("version_de_cita", "integer")
    .addColumn("a_cuenta_centimos", "integer", checked(sql`a_cuenta_centimos >= 0`, 0))
    // The order to which the session of this one passed.
    .addColumn("relevado_por", "text", (c) => c.references("pedidos.id_pedido"))
    .addColumn("version_de_datos", "text", required)
    .addColumn("creado_en", "text", required)
    .addColumn("actualizado_en", "text", required)
    .execute();
  await run(
    db,
    "create index compras_de_persona on pedidos (id_persona, creado_en) where id_paquete is not null",
    `create unique index compras_por_pagar on pedidos (id_persona, id_paquete)
      where id_paquete is not null and estado = 'pendiente'`,
    // The condition lists excluded states, so that its query fits no other index.
    `create index compras_por_vencer on pedidos (creado_en)
      where id_paquete is not null and estado not in ('pagado', 'vencido', 'anulado', 'devuelto')`,
    "create index pedidos_de_cita on pedidos (id_cita) where id_cita is not null",
    "create index pedidos_de_persona on pedidos (id_persona)",
    "create unique index pedidos_por_codigo on pedidos (codigo_corto)",
    "create index pedidos_por_horario on pedidos (id_horario, creado_en)",
    "create unique index pedidos_vivos on pedidos (id_horario) where estado in ('pendiente', 'pagado')",
  );

  await db.schema
    .createTable("usos_de_cupon")
    .addColumn("id_uso", "text", key)
    .addColumn("codigo", "text", of("cupones.codigo"))
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("id_pedido", "text", of("pedidos.id_pedido"))
    .addColumn("creado_en", "text", required)
    .addColumn("devuelto_en", "text")
    .execute();
  await run(
    db,
    "create index usos_de_cupon_de_persona on usos_de_cupon (id_persona, codigo)",
    "create index usos_de_cupon_por_codigo on usos_de_cupon (codigo, creado_en)",
    // An order uses one coupon at a time.
    "create unique index usos_de_cupon_vivos on usos_de_cupon (id_pedido) where devuelto_en is null",
  );

  // A person has one row. The fields of a kind are all present or all null.
  await db.schema
    .createTable("datos_de_compra")
    .addColumn("id_persona", "integer", keyOfPerson)
    .addColumn("tipo", "text", oneOf("tipo", "boleta", "factura"))
    .addColumn("correo", "text", required)
    .addColumn("nombre", "text")
    .addColumn("id_tipo_documento", "integer")
    .addColumn("numero_documento", "text")
    .addColumn("ruc", "text")
    .addColumn("razon_social", "text")
    .addColumn("direccion_fiscal", "text")
    .addColumn("actualizado_en", "text", required)
    .addCheckConstraint(
      "datos_de_compra_de_factura",
      sql`tipo <> 'factura' or (ruc is not null and razon_social is not null and direccion_fiscal is not null)`,
    )
    .execute();

  // A receipt holds all its data, so that it does not follow later changes of the person.
  await db.schema
    .createTable("comprobantes")
    .addColumn("id_comprobante", "text", key)
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("id_pedido", "text", of("pedidos.id_pedido"))
    .addColumn("tipo", "text", oneOf("tipo", "boleta", "factura", "nota-de-credito"))
    .addColumn("serie", "text", required)
    .addColumn("numero", "integer", checked(sql`numero > 0`))
    .addColumn("id_modificado", "text", (c) => c.unique().references("comprobantes.id_comprobante"))
    .addColumn("receptor_nombre", "text", required)
    .addColumn("receptor_tipo_documento", "integer", required)
    .addColumn("receptor_numero_documento", "text", required)
    .addColumn("receptor_direccion", "text")
    .addColumn("receptor_correo", "text", required)
    // Recipient, encrypted, after their account was deleted.
    .addColumn("receptor_cerrado", "text")
    .addColumn("concepto", "text", required)
    .addColumn("total_centimos", "integer", checked(sql`total_centimos > 0`))
    .addColumn("base_centimos", "integer", required)
    .addColumn("igv_centimos", "integer", required)
    .addColumn("estado", "text", oneOf("estado", "pendiente", "enviado", "aceptado", "rechazado", "anulado"))
    .addColumn("emitido_en", "text", required)
    .addColumn("actualizado_en", "text", required)
    .addColumn("intentos", "integer", zero)
    .addColumn("siguiente_en", "text", required)
    .addUniqueConstraint("comprobantes_numerados", ["serie", "numero"])
    .addCheckConstraint("comprobantes_que_suman", sql`base_centimos + igv_centimos = total_centimos`)
    .addCheckConstraint(
      "comprobantes_que_modifican",
      sql`(tipo = 'nota-de-credito') = (id_modificado is not null)`,
    )
    .execute();
  await run(
    db,
    "create index comprobantes_de_persona on comprobantes (id_persona, emitido_en)",
    `create index comprobantes_por_enviar on comprobantes (siguiente_en)
      where estado in ('pendiente', 'enviado')`,
  );

  await db.schema
    .createTable("cobros")
    .addColumn("id_cobro", "text", key)
    .addColumn("id_pedido", "text", of("pedidos.id_pedido"))
    .addColumn("pasarela", "text", required)
    .addColumn("monto_centimos", "integer", checked(sql`monto_centimos > 0`))
    .addColumn("referencia", "text")
    .addColumn("url_de_pago", "text")
    .addColumn("estado", "text", oneOf("estado", "abierto", "cerrado"))
    .addColumn("creado_en", "text", required)
    .addColumn("vence_en", "text", required)
    .addColumn("revisar_en", "text", required)
    // How and when the person left the hosted page of a charge without paying.
    .addColumn("retorno", "text", (c) => c.check(sql`retorno in ('cancelado')`))
    .addColumn("retorno_en", "text")
    .addUniqueConstraint("cobros_unicos", ["id_pedido", "vence_en"])
    .execute();
  await run(db, "create index cobros_por_revisar on cobros (revisar_en) where estado = 'abierto'");

  await db.schema
    .createTable("pagos")
    .addColumn("pasarela", "text", required)
    .addColumn("id_pago", "text", required)
    .addColumn("id_cobro", "text", of("cobros.id_cobro"))
    .addColumn("monto_centimos", "integer", required)
    .addColumn(
      "estado",
      "text",
      oneOf("estado", "procesando", "rechazado", "pagado", "por-devolver", "devuelto"),
    )
    .addColumn("creado_en", "text", required)
    .addColumn("actualizado_en", "text", required)
    // One process makes a refund, and has it to itself until this instant.
    .addColumn("tomado_hasta", "text")
    .addPrimaryKeyConstraint("pagos_pk", ["pasarela", "id_pago"])
    .execute();
  await run(
    db,
    "create index pagos_por_cobro on pagos (id_cobro)",
    "create index pagos_por_devolver on pagos (actualizado_en) where estado = 'por-devolver'",
  );

  // Without references and without a closed list of kinds: the history outlives both.
  await numbered(db, "historial")
    .addColumn("id_pedido", "text", required)
    .addColumn("asunto", "text", required)
    .addColumn("id_asunto", "text", required)
    .addColumn("desde", "text")
    .addColumn("hasta", "text", required)
    .addColumn("causa", "text", required)
    .addColumn("creado_en", "text", required)
    .execute();
  await run(
    db,
    "create index historial_de_pedido on historial (id_pedido, numero)",
    `create index historial_por_semana on historial (asunto, hasta, creado_en)
      where (desde is null or desde <> hasta)`,
  );

  // Partial refunds: the rest of the payment is kept.
  await db.schema
    .createTable("devoluciones_parciales")
    .addColumn("id_devolucion", "text", key)
    .addColumn("pasarela", "text", required)
    .addColumn("id_pago", "text", required)
    .addColumn("monto_centimos", "integer", checked(sql`monto_centimos > 0`))
    .addColumn("estado", "text", oneOf("estado", "pedida", "hecha"))
    .addColumn("creado_en", "text", required)
    .addColumn("actualizado_en", "text", required)
    .addColumn("tomado_hasta", "text")
    .execute();
  await run(
    db,
    "create index devoluciones_parciales_de_pago on devoluciones_parciales (id_pago, pasarela)",
    `create index devoluciones_parciales_hechas on devoluciones_parciales (actualizado_en)
      where estado = 'hecha'`,
    `create index devoluciones_parciales_pedidas on devoluciones_parciales (actualizado_en)
      where estado = 'pedida'`,
  );

  await appendOnly(db, "historial", "numero = new.numero");
}
