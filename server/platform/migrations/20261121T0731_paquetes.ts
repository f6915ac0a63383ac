import { sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. */
export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable("paquetes")
    .addColumn("id_paquete", "text", (c) => c.primaryKey())
    .addColumn("id_especialidad", "integer", (c) => c.notNull().references("especialidades.id"))
    .addColumn("sesiones", "integer", (c) => c.notNull().check(sql`sesiones > 0`))
    .addColumn("meses", "integer", (c) => c.notNull().check(sql`meses > 0`))
    .addColumn("precio_centimos", "integer", (c) => c.notNull().check(sql`precio_centimos > 0`))
    .addColumn("en_venta", "integer", (c) => c.notNull().check(sql`en_venta in (0, 1)`))
    .execute();

  // An order is for a time or for a pack. The time was required, and SQLite cannot drop that rule from a column. A new
  // column takes its place, in the table to which others refer.
  await schema.dropIndex("pedidos_vivos").execute();
  await schema.dropIndex("pedidos_por_horario").execute();
  await schema
    .alterTable("pedidos")
    .addColumn("de_que_horario", "text", (c) => c.references("horarios.id_horario"))
    .execute();
  await sql`update pedidos set de_que_horario = id_horario`.execute(db);
  await schema.alterTable("pedidos").dropColumn("id_horario").execute();
  await schema.alterTable("pedidos").renameColumn("de_que_horario", "id_horario").execute();
  await schema
    .alterTable("pedidos")
    .addColumn("id_paquete", "text", (c) => c.references("paquetes.id_paquete"))
    .execute();
  // The terms at the moment of the order: the catalogue may change before it is paid.
  await schema
    .alterTable("pedidos")
    .addColumn("sesiones", "integer", (c) => c.check(sql`(sesiones is null) = (id_paquete is null)`))
    .execute();
  await schema
    .alterTable("pedidos")
    .addColumn("meses", "integer", (c) =>
      c.check(sql`(meses is null) = (id_paquete is null) and (id_paquete is null) <> (id_horario is null)`),
    )
    .execute();
  await sql`create unique index pedidos_vivos on pedidos (id_horario)
    where estado in ('pendiente', 'pagado')`.execute(db);
  await schema
    .createIndex("pedidos_por_horario")
    .on("pedidos")
    .columns(["id_horario", "creado_en"])
    .execute();
  await sql`create unique index compras_por_pagar on pedidos (id_persona, id_paquete)
    where id_paquete is not null and estado = 'pendiente'`.execute(db);
  // The condition lists excluded states, so that its query does not fit the previous index too.
  await sql`create index compras_por_vencer on pedidos (creado_en)
    where id_paquete is not null and estado not in ('pagado', 'vencido', 'anulado', 'devuelto')`.execute(db);
  await sql`create index compras_de_persona on pedidos (id_persona, creado_en)
    where id_paquete is not null`.execute(db);

  // Bonos that were bought together and expire together. Bonos of a balance outside a lot never expire.
  await schema
    .createTable("lotes_de_saldo")
    .addColumn("id_lote", "text", (c) => c.primaryKey())
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("id_especialidad", "integer", (c) => c.notNull().references("especialidades.id"))
    .addColumn("id_pedido", "text", (c) => c.notNull().references("pedidos.id_pedido"))
    .addColumn("cantidad", "integer", (c) => c.notNull().check(sql`cantidad > 0`))
    .addColumn("quedan", "integer", (c) => c.notNull().check(sql`quedan between 0 and cantidad`))
    .addColumn("vence_en", "text", (c) => c.notNull())
    .addColumn("avisado_en", "text")
    .addColumn("creado_en", "text", (c) => c.notNull())
    .execute();
  await sql`create index lotes_vivos on lotes_de_saldo (id_persona, id_especialidad, vence_en)
    where quedan > 0`.execute(db);
  await sql`create index lotes_por_vencer on lotes_de_saldo (vence_en) where quedan > 0`.execute(db);
  await schema.createIndex("lotes_de_persona").on("lotes_de_saldo").column("id_persona").execute();
  await schema.createIndex("lotes_de_pedido").on("lotes_de_saldo").column("id_pedido").execute();
  await schema
    .alterTable("movimientos_de_saldo")
    .addColumn("id_lote", "text", (c) => c.references("lotes_de_saldo.id_lote"))
    .execute();
}
