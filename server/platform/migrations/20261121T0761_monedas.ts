import { sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. */
export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  // The running total; its row decides between two purchases that spend the last coins.
  await schema
    .createTable("monedas")
    .addColumn("id_persona", "integer", (c) => c.primaryKey().references("personas.id_persona"))
    .addColumn("cantidad", "integer", (c) => c.notNull().check(sql`cantidad >= 0`))
    .execute();

  // Coins that came together and expire together; every coin is in one lot.
  await schema
    .createTable("lotes_de_monedas")
    .addColumn("id_lote", "text", (c) => c.primaryKey())
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("cantidad", "integer", (c) => c.notNull().check(sql`cantidad > 0`))
    .addColumn("quedan", "integer", (c) => c.notNull().check(sql`quedan between 0 and cantidad`))
    .addColumn("vence_en", "text", (c) => c.notNull())
    .addColumn("avisado_en", "text")
    .addColumn("creado_en", "text", (c) => c.notNull())
    .execute();
  await sql`create index lotes_de_monedas_vivos on lotes_de_monedas (id_persona, vence_en)
    where quedan > 0`.execute(db);
  await sql`create index lotes_de_monedas_por_vencer on lotes_de_monedas (vence_en)
    where quedan > 0`.execute(db);
  await schema
    .createIndex("lotes_de_monedas_de_persona")
    .on("lotes_de_monedas")
    .column("id_persona")
    .execute();

  await schema
    .createTable("movimientos_de_monedas")
    .addColumn("id_movimiento", "text", (c) => c.primaryKey())
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("id_lote", "text", (c) => c.notNull().references("lotes_de_monedas.id_lote"))
    .addColumn("cantidad", "integer", (c) => c.notNull().check(sql`cantidad <> 0`))
    .addColumn("motivo", "text", (c) => c.notNull())
    .addColumn("id_pedido", "text", (c) => c.references("pedidos.id_pedido"))
    .addColumn("creado_en", "text", (c) => c.notNull())
    .execute();
  await schema
    .createIndex("movimientos_de_monedas_de_persona")
    .on("movimientos_de_monedas")
    .columns(["id_persona", "creado_en"])
    .execute();
  await sql`create unique index movimientos_de_monedas_de_pedido
    on movimientos_de_monedas (id_pedido, motivo, id_lote) where id_pedido is not null`.execute(db);

  for (const tabla of ["paquetes", "pedidos"]) {
    await schema
      .alterTable(tabla)
      .addColumn("monedas", "integer", (c) => c.check(sql`monedas > 0`))
      .execute();
  }
}
