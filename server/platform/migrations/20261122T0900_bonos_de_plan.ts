import { PostgresAdapter, sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. Bonos may come from a plan instead of an order. Then the lot names the plan
 * and the month, and there is one lot for each specialty.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await schema
      .alterTable("lotes_de_saldo")
      .alterColumn("id_pedido", (c) => c.dropNotNull())
      .execute();
  } else {
    // SQLite cannot drop such a rule from a column: a new column with the same name and values replaces it.
    await schema.dropIndex("lotes_de_pedido").execute();
    await schema
      .alterTable("lotes_de_saldo")
      .addColumn("de_que_pedido", "text", (c) => c.references("pedidos.id_pedido"))
      .execute();
    await sql`update lotes_de_saldo set de_que_pedido = id_pedido`.execute(db);
    await schema.alterTable("lotes_de_saldo").dropColumn("id_pedido").execute();
    await schema.alterTable("lotes_de_saldo").renameColumn("de_que_pedido", "id_pedido").execute();
    await schema.createIndex("lotes_de_pedido").on("lotes_de_saldo").column("id_pedido").execute();
  }
  await schema.alterTable("lotes_de_saldo").addColumn("codigo_plan", "text").execute();
  await schema.alterTable("lotes_de_saldo").addColumn("mes", "text").execute();
  await sql`create unique index lotes_de_plan
    on lotes_de_saldo (id_persona, mes, codigo_plan, id_especialidad) where mes is not null`.execute(db);
}
