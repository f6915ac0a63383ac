import { sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. Earned coins say what earned them, and it earns once for a person. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const columna of ["causa", "dia", "razon"])
    await db.schema.alterTable("movimientos_de_monedas").addColumn(columna, "text").execute();
  await sql`create unique index movimientos_de_monedas_por_causa
    on movimientos_de_monedas (id_persona, causa) where causa is not null`.execute(db);
}
