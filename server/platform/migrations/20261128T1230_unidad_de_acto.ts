import type { Kysely } from "kysely";

/** Frozen: a change is another migration. Unit of an operator's act: céntimos, coins, bonos, coupons or plans. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("actos_de_operador").addColumn("unidad", "text").execute();
}
