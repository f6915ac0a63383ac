import type { Kysely } from "kysely";

/**
 * Frozen: a change is another migration. A change of mail keeps what else was the person's when it was asked for, so
 * that undoing it gives that back; and a second factor since when its codes that stand in are these.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const columna of ["nombre", "ape_paterno", "ape_materno", "prefijo", "telefono"]) {
    await db.schema.alterTable("cambios_de_correo").addColumn(columna, "text").execute();
  }
  await db.schema.alterTable("segundos_factores").addColumn("respaldos_en", "text").execute();
}
