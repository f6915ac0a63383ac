import { PostgresAdapter, sql, type Kysely } from "kysely";

const LIBROS = [
  { tabla: "brechas", repetida: sql`id_brecha = new.id_brecha` },
  {
    tabla: "avances_de_brecha",
    repetida: sql`id_avance = new.id_avance or (clase = 'aviso' and new.clase = 'aviso' and id_brecha = new.id_brecha)`,
  },
  { tabla: "solicitudes_de_datos", repetida: sql`id_solicitud_de_datos = new.id_solicitud_de_datos` },
  {
    tabla: "pasos_de_solicitud",
    repetida: sql`id_paso = new.id_paso or (id_solicitud_de_datos = new.id_solicitud_de_datos and paso = new.paso)`,
  },
];

/** Frozen: a change is another migration. On SQLite "insert or replace" fires no trigger on delete. */
export async function up(db: Kysely<never>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return;
  for (const { tabla, repetida } of LIBROS)
    await sql`create trigger ${sql.ref(`${tabla}_sin_reemplazo`)} before insert on ${sql.table(tabla)}
      when exists (select 1 from ${sql.table(tabla)} where rowid = new.rowid or ${repetida})
      begin select raise(ignore); end`.execute(db);
}
