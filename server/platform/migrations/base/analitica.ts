import type { Kysely } from "kysely";
import { key, required, run } from "./columns";

export async function analitica(db: Kysely<never>): Promise<void> {
  // Counts of what the site is used for, by day, without a person or an address.
  await db.schema
    .createTable("conteos")
    .addColumn("dia", "text", required)
    .addColumn("evento", "text", required)
    .addColumn("pagina", "text", required)
    .addColumn("detalle", "text", required)
    .addColumn("cuantos", "integer", required)
    .addPrimaryKeyConstraint("conteos_pk", ["dia", "evento", "pagina", "detalle"])
    .execute();

  // A lot is what one process counted in a minute: its name keeps it from being added twice.
  await db.schema
    .createTable("lotes_de_conteos")
    .addColumn("lote", "text", key)
    .addColumn("guardado_en", "text", required)
    .execute();
  await run(db, "create index lotes_de_conteos_por_edad on lotes_de_conteos (guardado_en)");
}
