import type { Kysely } from "kysely";

/** Frozen: a change is another migration. */
export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  // A draw that is open already is told the source that new ones name: nobody knows that result before the close.
  await schema
    .alterTable("sorteos")
    .addColumn("fuente_publica", "text", (c) =>
      c
        .notNull()
        .defaultTo(
          "Los números ganadores de la primera jugada de La Tinka después del cierre, como los publica su organizador",
        ),
    )
    .execute();
  // Absent for who won before there were any.
  await schema.alterTable("ganadores_de_sorteo").addColumn("valor_publico", "text").execute();
  await schema.alterTable("ganadores_de_sorteo").addColumn("lista_de_entradas", "text").execute();
}
