import type { Kysely } from "kysely";

/** Frozen: a change is another migration. Of several processes one gives money back, and has it to itself until then. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("pagos").addColumn("tomado_hasta", "text").execute();
  await db.schema.alterTable("devoluciones_parciales").addColumn("tomado_hasta", "text").execute();
}
