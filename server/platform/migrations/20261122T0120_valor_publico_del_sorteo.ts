import type { Kysely } from "kysely";

/** Frozen: a change is another migration. */
export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  // An open draw gets the source of new draws: its result is not known before the close.
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
  // Null for winners from before public values.
  await schema.alterTable("ganadores_de_sorteo").addColumn("valor_publico", "text").execute();
  await schema.alterTable("ganadores_de_sorteo").addColumn("lista_de_entradas", "text").execute();
}
