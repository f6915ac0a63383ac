import { sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. */
export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable("cupones")
    .addColumn("codigo", "text", (c) => c.primaryKey())
    .addColumn("tipo", "text", (c) => c.notNull().check(sql`tipo in ('porcentaje', 'monto')`))
    .addColumn("valor", "integer", (c) => c.notNull().check(sql`valor > 0`))
    .addColumn("especialidad", "text")
    .addColumn("plan", "text")
    .addColumn("maximo_total", "integer", (c) => c.check(sql`maximo_total > 0`))
    .addColumn("maximo_por_persona", "integer", (c) => c.check(sql`maximo_por_persona > 0`))
    .addColumn("usados", "integer", (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`usados >= 0`),
    )
    .addColumn("desde", "text", (c) => c.notNull())
    .addColumn("hasta", "text", (c) => c.notNull())
    .addCheckConstraint("cupones_dentro_de_su_maximo", sql`maximo_total is null or usados <= maximo_total`)
    .addCheckConstraint("cupones_porcentaje", sql`tipo = 'monto' or valor <= 100`)
    .addCheckConstraint("cupones_en_orden", sql`desde < hasta`)
    .execute();

  await schema
    .createTable("usos_de_cupon")
    .addColumn("id_uso", "text", (c) => c.primaryKey())
    .addColumn("codigo", "text", (c) => c.notNull().references("cupones.codigo"))
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("id_pedido", "text", (c) => c.notNull().references("pedidos.id_pedido"))
    .addColumn("creado_en", "text", (c) => c.notNull())
    .addColumn("devuelto_en", "text")
    .execute();
  // An order uses one coupon at a time.
  await sql`create unique index usos_de_cupon_vivos on usos_de_cupon (id_pedido)
    where devuelto_en is null`.execute(db);
  await schema
    .createIndex("usos_de_cupon_de_persona")
    .on("usos_de_cupon")
    .columns(["id_persona", "codigo"])
    .execute();

  await schema
    .alterTable("pedidos")
    .addColumn("cupon", "text", (c) => c.references("cupones.codigo"))
    .execute();
  await schema
    .alterTable("pedidos")
    .addColumn("descuento_centimos", "integer", (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`descuento_centimos >= 0 and descuento_centimos <= precio_centimos`),
    )
    .execute();

  // A session may also be paid by a coupon that covers its whole price; the coupon comes back after a cancellation in
  // time. New columns replace the old ones, so that the table, to which others refer, stays in place.
  await schema
    .alterTable("citas")
    .addColumn("como_se_pago", "text", (c) =>
      c
        .notNull()
        .defaultTo("tarjeta")
        .check(sql`como_se_pago in ('saldo', 'tarjeta', 'cupon')`),
    )
    .execute();
  await schema
    .alterTable("citas")
    .addColumn("que_volvio", "text", (c) => c.check(sql`que_volvio in ('bono', 'dinero', 'cupon', 'nada')`))
    .execute();
  await sql`update citas set como_se_pago = forma_de_pago, que_volvio = devolucion`.execute(db);
  await schema.alterTable("citas").dropColumn("forma_de_pago").execute();
  await schema.alterTable("citas").dropColumn("devolucion").execute();
  await schema.alterTable("citas").renameColumn("como_se_pago", "forma_de_pago").execute();
  await schema.alterTable("citas").renameColumn("que_volvio", "devolucion").execute();
}
