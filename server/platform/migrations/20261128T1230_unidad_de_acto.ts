import type { Kysely } from "kysely";

/** Frozen: a change is another migration. What an operator's act moved: céntimos, coins, bonos, coupons or plans. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("actos_de_operador").addColumn("unidad", "text").execute();
}
