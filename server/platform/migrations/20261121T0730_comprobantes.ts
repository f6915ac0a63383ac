import { sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. */
export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  // A person has one row. The fields of a kind are all present or all null.
  await schema
    .createTable("datos_de_compra")
    .addColumn("id_persona", "integer", (c) => c.primaryKey().references("personas.id_persona"))
    .addColumn("tipo", "text", (c) => c.notNull().check(sql`tipo in ('boleta', 'factura')`))
    .addColumn("correo", "text", (c) => c.notNull())
    .addColumn("nombre", "text")
    .addColumn("id_tipo_documento", "integer")
    .addColumn("numero_documento", "text")
    .addColumn("ruc", "text")
    .addColumn("razon_social", "text")
    .addColumn("direccion_fiscal", "text")
    .addColumn("actualizado_en", "text", (c) => c.notNull())
    .addCheckConstraint(
      "datos_de_compra_de_factura",
      sql`tipo <> 'factura' or (ruc is not null and razon_social is not null and direccion_fiscal is not null)`,
    )
    .execute();

  // A receipt holds all its data, so that it does not follow later changes of the person.
  await schema
    .createTable("comprobantes")
    .addColumn("id_comprobante", "text", (c) => c.primaryKey())
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("id_pedido", "text", (c) => c.notNull().references("pedidos.id_pedido"))
    .addColumn("tipo", "text", (c) =>
      c.notNull().check(sql`tipo in ('boleta', 'factura', 'nota-de-credito')`),
    )
    .addColumn("serie", "text", (c) => c.notNull())
    .addColumn("numero", "integer", (c) => c.notNull().check(sql`numero > 0`))
    .addColumn("id_modificado", "text", (c) => c.unique().references("comprobantes.id_comprobante"))
    .addColumn("receptor_nombre", "text", (c) => c.notNull())
    .addColumn("receptor_tipo_documento", "integer", (c) => c.notNull())
    .addColumn("receptor_numero_documento", "text", (c) => c.notNull())
    .addColumn("receptor_direccion", "text")
    .addColumn("receptor_correo", "text", (c) => c.notNull())
    .addColumn("concepto", "text", (c) => c.notNull())
    .addColumn("total_centimos", "integer", (c) => c.notNull().check(sql`total_centimos > 0`))
    .addColumn("base_centimos", "integer", (c) => c.notNull())
    .addColumn("igv_centimos", "integer", (c) => c.notNull())
    .addColumn("estado", "text", (c) =>
      c.notNull().check(sql`estado in ('pendiente', 'enviado', 'aceptado', 'rechazado', 'anulado')`),
    )
    .addColumn("emitido_en", "text", (c) => c.notNull())
    .addColumn("actualizado_en", "text", (c) => c.notNull())
    .addColumn("intentos", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("siguiente_en", "text", (c) => c.notNull())
    .addUniqueConstraint("comprobantes_numerados", ["serie", "numero"])
    .addCheckConstraint("comprobantes_que_suman", sql`base_centimos + igv_centimos = total_centimos`)
    .addCheckConstraint(
      "comprobantes_que_modifican",
      sql`(tipo = 'nota-de-credito') = (id_modificado is not null)`,
    )
    .execute();
  await schema
    .createIndex("comprobantes_de_persona")
    .on("comprobantes")
    .columns(["id_persona", "emitido_en"])
    .execute();
  await sql`create index comprobantes_por_enviar on comprobantes (siguiente_en)
    where estado in ('pendiente', 'enviado')`.execute(db);
}
