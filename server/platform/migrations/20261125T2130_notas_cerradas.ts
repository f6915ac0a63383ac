import { sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. What a person writes to their specialist is closed with keys of ours. Where the
 * text stood, the release before this one reads that it is; what that one writes there is found by the index, and closed.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("notas_de_cita").addColumn("texto_cerrado", "text").execute();
  await sql`create index notas_sin_cerrar on notas_de_cita (id_cita)
    where texto <> 'Este texto está guardado con llave. Vuelve a cargar la página para leerlo.'
      and (texto <> '' or texto_cerrado is not null)`.execute(db);
}
