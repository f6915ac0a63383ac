import { sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. A request about a person's health keeps only its day, for two days. Rows of
 * the previous release are known by the name of the record in their answer. Rows that it still writes are kept for
 * thirty days.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("claves_idempotentes").addColumn("sin_copia_en", "text").execute();
  for (const nombre of ["uuidForm", "idEscaneo"]) {
    const soloElNombre = `{"success":true,"data":{"${nombre}":"%"}}`;
    await sql`update claves_idempotentes set sin_copia_en = creada_en
      where cuerpo like ${soloElNombre} and cuerpo not like ${"%,%,%"}`.execute(db);
  }
  await sql`create index claves_idempotentes_sin_copia on claves_idempotentes (sin_copia_en)
    where sin_copia_en is not null`.execute(db);
}
