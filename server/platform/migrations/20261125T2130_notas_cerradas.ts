import { sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. A person's note to a specialist is encrypted with our keys. The old column
 * holds a sentence that tells this to the previous release. A note that the previous release writes is found by the
 * index, and encrypted.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("notas_de_cita").addColumn("texto_cerrado", "text").execute();
  await sql`create index notas_sin_cerrar on notas_de_cita (id_cita)
    where texto <> 'Este texto está guardado con llave. Vuelve a cargar la página para leerlo.'
      and (texto <> '' or texto_cerrado is not null)`.execute(db);
}
