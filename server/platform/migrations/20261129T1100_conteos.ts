import type { Kysely } from "kysely";

/**
 * Frozen: a change is another migration. Counts of what the site is used for, by day, without a person or an address.
 * A lot is what one process counted in a minute: its name keeps it from being added twice.
 */
export async function up({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable("conteos")
    .addColumn("dia", "text", (c) => c.notNull())
    .addColumn("evento", "text", (c) => c.notNull())
    .addColumn("pagina", "text", (c) => c.notNull())
    .addColumn("detalle", "text", (c) => c.notNull())
    .addColumn("cuantos", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("conteos_pk", ["dia", "evento", "pagina", "detalle"])
    .execute();
  await schema
    .createTable("lotes_de_conteos")
    .addColumn("lote", "text", (c) => c.primaryKey())
    .addColumn("guardado_en", "text", (c) => c.notNull())
    .execute();
  await schema
    .createIndex("lotes_de_conteos_por_edad")
    .on("lotes_de_conteos")
    .column("guardado_en")
    .execute();
}
