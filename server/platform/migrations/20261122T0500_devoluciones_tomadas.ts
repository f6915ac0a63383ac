import type { Kysely } from "kysely";

/** Frozen: a change is another migration. One process makes a refund, and has it to itself until this instant. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("pagos").addColumn("tomado_hasta", "text").execute();
  await db.schema.alterTable("devoluciones_parciales").addColumn("tomado_hasta", "text").execute();
}
