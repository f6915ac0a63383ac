import type { Kysely } from "kysely";

/**
 * Frozen: a change is another migration. A change of mail keeps the person's name and telephone of that moment, so that
 * an undo restores them. A second factor keeps the instant of its present backup codes.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const columna of ["nombre", "ape_paterno", "ape_materno", "prefijo", "telefono"]) {
    await db.schema.alterTable("cambios_de_correo").addColumn(columna, "text").execute();
  }
  await db.schema.alterTable("segundos_factores").addColumn("respaldos_en", "text").execute();
}
