import { sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. An order may move a session that another order paid, and refunds may be
 * partial.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  // For an order that replaces another one: its session, the version of that session, and the part of the price that
  // was already paid. No reference, because sessions already refer to their orders.
  await schema.alterTable("pedidos").addColumn("id_cita", "text").execute();
  await schema.alterTable("pedidos").addColumn("version_de_cita", "integer").execute();
  await schema
    .alterTable("pedidos")
    .addColumn("a_cuenta_centimos", "integer", (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`a_cuenta_centimos >= 0`),
    )
    .execute();
  // The order to which the session of this one passed.
  await schema
    .alterTable("pedidos")
    .addColumn("relevado_por", "text", (c) => c.references("pedidos.id_pedido"))
    .execute();
  await sql`create index pedidos_de_cita on pedidos (id_cita) where id_cita is not null`.execute(db);

  // Partial refunds: the rest of the payment is kept.
  await schema
    .createTable("devoluciones_parciales")
    .addColumn("id_devolucion", "text", (c) => c.primaryKey())
    .addColumn("pasarela", "text", (c) => c.notNull())
    .addColumn("id_pago", "text", (c) => c.notNull())
    .addColumn("monto_centimos", "integer", (c) => c.notNull().check(sql`monto_centimos > 0`))
    .addColumn("estado", "text", (c) => c.notNull().check(sql`estado in ('pedida', 'hecha')`))
    .addColumn("creado_en", "text", (c) => c.notNull())
    .addColumn("actualizado_en", "text", (c) => c.notNull())
    .execute();
  await schema
    .createIndex("devoluciones_parciales_de_pago")
    .on("devoluciones_parciales")
    .columns(["id_pago", "pasarela"])
    .execute();
  await sql`create index devoluciones_parciales_pedidas on devoluciones_parciales (actualizado_en)
    where estado = 'pedida'`.execute(db);

  // Refunds of the sandbox gateway.
  await schema
    .createTable("pasarela_devoluciones")
    .addColumn("clave", "text", (c) => c.primaryKey())
    .addColumn("id_pago", "text", (c) => c.notNull().references("pasarela_pagos.id"))
    .addColumn("monto_centimos", "integer", (c) => c.notNull().check(sql`monto_centimos > 0`))
    .addColumn("creada_en", "text", (c) => c.notNull())
    .execute();
  await schema
    .createIndex("pasarela_devoluciones_de_pago")
    .on("pasarela_devoluciones")
    .column("id_pago")
    .execute();
}
