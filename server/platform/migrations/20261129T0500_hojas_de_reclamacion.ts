import { PostgresAdapter, sql, type Kysely } from "kysely";

/** Columns of a sheet that never change. */
const FIJAS = ["id_hoja", "id_envio", "anio", "numero", "codigo", "tipo", "regimen", "plazo_en_dias"];
const FIJAS_TAMBIEN = ["registrada_en", "vence_el", "huella"];
const DE_RESPUESTA = ["id_respuesta", "id_hoja", "orden", "huella", "escrita_en"];

/**
 * Frozen: a change is another migration. A sheet of the complaints book is evidence. The database refuses to change or
 * remove one, but for four acts: it is answered once, its text is closed with another key, its text is deleted once,
 * and its person is forgotten in a table of its own.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("feriados")
    .addColumn("fecha", "text", (c) => c.primaryKey())
    .addColumn("nombre", "text", (c) => c.notNull())
    .addColumn("alcance", "text", (c) => c.notNull().check(sql`alcance in ('nacional', 'regional')`))
    .addColumn("cuenta", "integer", (c) => c.notNull().check(sql`cuenta in (0, 1)`))
    .execute();

  await db.schema
    .createTable("borradores_de_reclamo")
    .addColumn("id_borrador", "text", (c) => c.primaryKey())
    .addColumn("cerrado", "text", (c) => c.notNull())
    .addColumn("expira_en", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("borradores_de_reclamo_por_fecha")
    .on("borradores_de_reclamo")
    .column("expira_en")
    .execute();

  await db.schema
    .createTable("hojas_de_reclamacion")
    .addColumn("id_hoja", "text", (c) => c.primaryKey())
    .addColumn("id_envio", "text", (c) => c.notNull().unique())
    .addColumn("anio", "integer", (c) => c.notNull())
    .addColumn("numero", "integer", (c) => c.notNull().check(sql`numero > 0`))
    .addColumn("codigo", "text", (c) => c.notNull().unique())
    .addColumn("tipo", "text", (c) => c.notNull().check(sql`tipo in ('reclamo', 'queja')`))
    .addColumn("regimen", "text", (c) => c.notNull())
    .addColumn("plazo_en_dias", "integer", (c) => c.notNull())
    .addColumn("registrada_en", "text", (c) => c.notNull())
    .addColumn("vence_el", "text", (c) => c.notNull())
    .addColumn("huella", "text", (c) => c.notNull())
    .addColumn("hoja_cerrada", "text")
    .addColumn("respondida_en", "text")
    .addColumn("anonimizada_en", "text")
    .addUniqueConstraint("hojas_de_reclamacion_numero", ["anio", "numero"])
    .execute();
  await db.schema
    .createIndex("hojas_por_responder")
    .on("hojas_de_reclamacion")
    .column("vence_el")
    .where(sql.ref("respondida_en"), "is", null)
    .execute();
  await db.schema
    .createIndex("hojas_por_anonimizar")
    .on("hojas_de_reclamacion")
    .column("respondida_en")
    .where(sql.ref("anonimizada_en"), "is", null)
    .execute();

  await db.schema
    .createTable("respuestas_de_reclamo")
    .addColumn("id_respuesta", "text", (c) => c.primaryKey())
    .addColumn("id_hoja", "text", (c) => c.notNull().references("hojas_de_reclamacion.id_hoja"))
    .addColumn("orden", "integer", (c) => c.notNull().check(sql`orden > 0`))
    .addColumn("huella", "text", (c) => c.notNull())
    .addColumn("texto_cerrado", "text")
    .addColumn("escrita_en", "text", (c) => c.notNull())
    .addUniqueConstraint("respuestas_de_reclamo_orden", ["id_hoja", "orden"])
    .execute();

  await db.schema
    .createTable("personas_de_reclamo")
    .addColumn("id_hoja", "text", (c) => c.primaryKey().references("hojas_de_reclamacion.id_hoja"))
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .execute();
  await db.schema.createIndex("reclamos_de_persona").on("personas_de_reclamo").column("id_persona").execute();

  await (db.getExecutor().adapter instanceof PostgresAdapter ? enPostgres(db) : enSqlite(db));
}

const cambian = (columnas: readonly string[]) =>
  sql.join(
    columnas.map((columna) => sql`new.${sql.ref(columna)} is distinct from old.${sql.ref(columna)}`),
    sql` or `,
  );

/** A text is deleted together with its note, and neither comes back. */
const CAMBIO_DE_HOJA = sql`${cambian([...FIJAS, ...FIJAS_TAMBIEN])}
  or (old.respondida_en is not null and new.respondida_en is distinct from old.respondida_en)
  or (old.anonimizada_en is not null and new.anonimizada_en is distinct from old.anonimizada_en)
  or (old.hoja_cerrada is null and new.hoja_cerrada is not null)
  or (new.hoja_cerrada is null and new.anonimizada_en is null)`;
const CAMBIO_DE_RESPUESTA = sql`${cambian(DE_RESPUESTA)}
  or (old.texto_cerrado is null and new.texto_cerrado is not null)`;

const LIBROS = [
  {
    tabla: "hojas_de_reclamacion",
    cambio: CAMBIO_DE_HOJA,
    repetida: sql`id_hoja = new.id_hoja or id_envio = new.id_envio or codigo = new.codigo
      or (anio = new.anio and numero = new.numero)`,
  },
  {
    tabla: "respuestas_de_reclamo",
    cambio: CAMBIO_DE_RESPUESTA,
    repetida: sql`id_respuesta = new.id_respuesta or (id_hoja = new.id_hoja and orden = new.orden)`,
  },
];

async function enSqlite(db: Kysely<never>): Promise<void> {
  for (const { tabla, cambio, repetida } of LIBROS) {
    await sql`create trigger ${sql.ref(`${tabla}_sin_update`)} before update on ${sql.table(tabla)}
      when ${cambio} begin select raise(abort, 'append-only'); end`.execute(db);
    await sql`create trigger ${sql.ref(`${tabla}_sin_delete`)} before delete on ${sql.table(tabla)}
      begin select raise(abort, 'append-only'); end`.execute(db);
    // "insert or replace" removes the former row without firing the triggers on delete.
    await sql`create trigger ${sql.ref(`${tabla}_sin_reemplazo`)} before insert on ${sql.table(tabla)}
      when exists (select 1 from ${sql.table(tabla)} where rowid = new.rowid or ${repetida})
      begin select raise(abort, 'append-only'); end`.execute(db);
  }
}

async function enPostgres(db: Kysely<never>): Promise<void> {
  for (const { tabla, cambio } of LIBROS) {
    await sql`create or replace function ${sql.ref(`${tabla}_firme`)}() returns trigger language plpgsql as $$ begin
      if ${cambio} then raise exception 'append-only'; end if;
      return new;
    end $$`.execute(db);
    await sql`create trigger ${sql.ref(`${tabla}_sin_update`)} before update on ${sql.table(tabla)}
      for each row execute function ${sql.ref(`${tabla}_firme`)}()`.execute(db);
    await sql`create trigger ${sql.ref(`${tabla}_sin_delete`)} before delete or truncate on ${sql.table(tabla)}
      for each statement execute function solo_se_anade()`.execute(db);
  }
}
