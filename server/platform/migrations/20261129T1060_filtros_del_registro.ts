import { sql, type Kysely } from "kysely";

/** Lines within each reach of the registro that is not the whole of it. */
const ALCANCES = {
  con_dinero: "centimos is not null",
  sin_personas: "id_persona is null",
  de_sesiones: "de_sesiones = 1",
};

/**
 * Frozen: a change is another migration. An index for each reach of the registro with each of its filters, so that a
 * page is read as fast among ten million lines as among ten thousand.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`drop index registro_de_equipo_de_sesiones`.execute(db);
  await sql`create index registro_de_equipo_de_sesiones on registro_de_equipo (creada_en, id_linea)
    where de_sesiones = 1`.execute(db);
  for (const [alcance, donde] of Object.entries(ALCANCES))
    for (const columna of ["accion", "id_cuenta"])
      await sql`create index ${sql.ref(`registro_de_equipo_${alcance}_por_${columna}`)} on registro_de_equipo
        (${sql.ref(columna)}, creada_en, id_linea) where ${sql.raw(donde)}`.execute(db);
  await sql`create index registro_de_equipo_por_cuenta_y_accion on registro_de_equipo
    (id_cuenta, accion, creada_en, id_linea)`.execute(db);
}
