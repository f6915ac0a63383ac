import type { Kysely } from "kysely";

/**
 * Frozen: a change is another migration. Digests of replaced passwords, so that no recovery accepts a password that a
 * thief knew. Replaced names and telephones too, so that an undo restores those from before the thief.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("cuentas").addColumn("clave_desde", "text").execute();
  await db.schema
    .createTable("claves_reemplazadas")
    .addColumn("id_persona", "integer", (columna) => columna.notNull().references("personas.id_persona"))
    .addColumn("clave_hash", "text", (columna) => columna.notNull())
    .addColumn("en_uso_desde", "text")
    .addColumn("reemplazada_en", "text", (columna) => columna.notNull())
    .addPrimaryKeyConstraint("claves_reemplazadas_pk", ["id_persona", "clave_hash"])
    .execute();
  await db.schema
    .createIndex("claves_reemplazadas_por_fecha")
    .on("claves_reemplazadas")
    .column("reemplazada_en")
    .execute();
  await db.schema
    .createTable("datos_reemplazados")
    .addColumn("id_persona", "integer", (columna) => columna.notNull().references("personas.id_persona"))
    .addColumn("version", "integer", (columna) => columna.notNull())
    .addColumn("nombre", "text", (columna) => columna.notNull())
    .addColumn("ape_paterno", "text", (columna) => columna.notNull())
    .addColumn("ape_materno", "text", (columna) => columna.notNull())
    .addColumn("prefijo", "text", (columna) => columna.notNull())
    .addColumn("telefono", "text", (columna) => columna.notNull())
    .addColumn("reemplazado_en", "text", (columna) => columna.notNull())
    .addPrimaryKeyConstraint("datos_reemplazados_pk", ["id_persona", "version"])
    .execute();
  await db.schema
    .createIndex("datos_reemplazados_por_fecha")
    .on("datos_reemplazados")
    .column("reemplazado_en")
    .execute();
}
