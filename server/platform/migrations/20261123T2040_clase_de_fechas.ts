import { sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. The word for the class of a date is kept beside its title, also on
 * certificates.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const tabla of ["fechas_de_taller", "certificados"]) {
    await db.schema
      .alterTable(tabla)
      .addColumn("clase", "text", (c) =>
        c
          .notNull()
          .defaultTo("taller")
          .check(sql`clase IN ('taller', 'clase')`),
      )
      .execute();
  }
}
