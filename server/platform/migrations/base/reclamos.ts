import { sql, type Kysely } from "kysely";
import { checked, flag, key, of, ofPerson, oneOf, onPostgres, required, run } from "./columns";
import { refuse, refuseChange, refuseReplacing } from "./guards";

export async function reclamos(db: Kysely<never>): Promise<void> {
  // A sheet is evidence. The database refuses to change or remove one, but for four acts: it is answered once, its
  // text is closed with another key, its text is deleted once, and its person is forgotten in a table of its own.
  await db.schema
    .createTable("hojas_de_reclamacion")
    .addColumn("id_hoja", "text", key)
    .addColumn("id_envio", "text", (c) => c.notNull().unique())
    .addColumn("anio", "integer", required)
    .addColumn("numero", "integer", checked(sql`numero > 0`))
    .addColumn("codigo", "text", (c) => c.notNull().unique())
    .addColumn("tipo", "text", oneOf("tipo", "reclamo", "queja"))
    .addColumn("regimen", "text", required)
    .addColumn("plazo_en_dias", "integer", required)
    .addColumn("registrada_en", "text", required)
    .addColumn("vence_el", "text", required)
    .addColumn("huella", "text", required)
    .addColumn("hoja_cerrada", "text")
    // Since when a letter waits for the note of its delivery. It is work to do and no evidence: the note itself is
    // a line under the sheet.
    .addColumn("por_entregar_desde", "text")
    .addColumn("respondida_en", "text")
    .addColumn("anonimizada_en", "text")
    .addUniqueConstraint("hojas_de_reclamacion_numero", ["anio", "numero"])
    .execute();
  await run(
    db,
    `create index cartas_por_entregar on hojas_de_reclamacion (por_entregar_desde)
      where por_entregar_desde is not null`,
    "create index hojas_por_anonimizar on hojas_de_reclamacion (respondida_en) where anonimizada_en is null",
    "create index hojas_por_responder on hojas_de_reclamacion (vence_el) where respondida_en is null",
  );

  await db.schema
    .createTable("adjuntos_de_reclamo")
    .addColumn("id_adjunto", "text", key)
    .addColumn("id_hoja", "text", of("hojas_de_reclamacion.id_hoja"))
    .addColumn("orden", "integer", checked(sql`orden between 1 and 5`))
    .addColumn("tipo", "text", oneOf("tipo", "image/jpeg", "application/pdf"))
    .addColumn("bytes", "integer", checked(sql`bytes > 0`))
    .addColumn("trozos", "integer", checked(sql`trozos between 1 and 99`))
    .addColumn("adjuntado_en", "text", required)
    .addUniqueConstraint("adjuntos_de_reclamo_orden", ["id_hoja", "orden"])
    .execute();

  // Files of a complaint are encrypted in pieces; piece 0 holds the name.
  await db.schema
    .createTable("trozos_de_adjunto")
    .addColumn("id_trozo", "text", key)
    .addColumn("id_adjunto", "text", of("adjuntos_de_reclamo.id_adjunto"))
    .addColumn("cerrado", "text", checked(sql`length(cerrado) <= 262144`))
    .execute();
  await run(db, "create index trozos_por_adjunto on trozos_de_adjunto (id_adjunto)");

  await db.schema
    .createTable("respuestas_de_reclamo")
    .addColumn("id_respuesta", "text", key)
    .addColumn("id_hoja", "text", of("hojas_de_reclamacion.id_hoja"))
    .addColumn("orden", "integer", checked(sql`orden > 0`))
    .addColumn("huella", "text", required)
    .addColumn("texto_cerrado", "text")
    .addColumn("escrita_en", "text", required)
    .addUniqueConstraint("respuestas_de_reclamo_orden", ["id_hoja", "orden"])
    .execute();

  await db.schema
    .createTable("borradores_de_reclamo")
    .addColumn("id_borrador", "text", key)
    .addColumn("cerrado", "text", required)
    .addColumn("expira_en", "text", required)
    .execute();
  await run(db, "create index borradores_de_reclamo_por_fecha on borradores_de_reclamo (expira_en)");

  await db.schema
    .createTable("personas_de_reclamo")
    .addColumn("id_hoja", "text", (c) => c.primaryKey().references("hojas_de_reclamacion.id_hoja"))
    .addColumn("id_persona", "integer", ofPerson)
    .execute();
  await run(db, "create index reclamos_de_persona on personas_de_reclamo (id_persona)");

  await db.schema
    .createTable("feriados")
    .addColumn("fecha", "text", key)
    .addColumn("nombre", "text", required)
    .addColumn("alcance", "text", oneOf("alcance", "nacional", "regional"))
    .addColumn("cuenta", "integer", flag("cuenta"))
    .execute();

  await (onPostgres(db) ? librosFirmesEnPostgres(db) : librosFirmesEnSqlite(db));
}

/** Columns of a sheet that never change. */
const DE_HOJA = [
  ...["id_hoja", "id_envio", "anio", "numero", "codigo", "tipo", "regimen", "plazo_en_dias"],
  ...["registrada_en", "vence_el", "huella"],
];
const DE_RESPUESTA = ["id_respuesta", "id_hoja", "orden", "huella", "escrita_en"];

const cambian = (columnas: readonly string[]) =>
  columnas.map((columna) => `new.${columna} is distinct from old.${columna}`).join(" or ");

/** A text is deleted together with its note, and neither comes back. */
const CAMBIO_DE_HOJA = `${cambian(DE_HOJA)}
  or (old.respondida_en is not null and new.respondida_en is distinct from old.respondida_en)
  or (old.anonimizada_en is not null and new.anonimizada_en is distinct from old.anonimizada_en)
  or (old.hoja_cerrada is null and new.hoja_cerrada is not null)
  or (new.hoja_cerrada is null and new.anonimizada_en is null)`;
const CAMBIO_DE_RESPUESTA = `${cambian(DE_RESPUESTA)}
  or (old.texto_cerrado is null and new.texto_cerrado is not null)`;

const LIBROS = [
  {
    tabla: "hojas_de_reclamacion",
    cambio: CAMBIO_DE_HOJA,
    repetida: `id_hoja = new.id_hoja or id_envio = new.id_envio or codigo = new.codigo
      or (anio = new.anio and numero = new.numero)`,
  },
  {
    tabla: "respuestas_de_reclamo",
    cambio: CAMBIO_DE_RESPUESTA,
    repetida: "id_respuesta = new.id_respuesta or (id_hoja = new.id_hoja and orden = new.orden)",
  },
];

async function librosFirmesEnSqlite(db: Kysely<never>): Promise<void> {
  for (const { tabla, cambio, repetida } of LIBROS) {
    await refuse(db, `${tabla}_sin_update`, `before update on ${tabla} when ${cambio}`);
    await refuse(db, `${tabla}_sin_delete`, `before delete on ${tabla}`);
    await refuseReplacing(db, tabla, repetida, "abort");
  }
}

async function librosFirmesEnPostgres(db: Kysely<never>): Promise<void> {
  for (const { tabla, cambio } of LIBROS) {
    await refuseChange(db, `${tabla}_sin_update`, tabla, cambio);
    await refuse(db, `${tabla}_sin_delete`, `before delete or truncate on ${tabla}`);
  }
}
