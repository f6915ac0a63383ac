import type { Kysely } from "kysely";
import { key, ofPerson, oneOf, required, run } from "./columns";

/** Entering an account, changing it and deleting it. */
export async function cambiosDeCuenta(db: Kysely<never>): Promise<void> {
  // Digests of replaced passwords, so that no recovery accepts a password that a thief knew.
  await db.schema
    .createTable("claves_reemplazadas")
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("clave_hash", "text", required)
    .addColumn("en_uso_desde", "text")
    .addColumn("reemplazada_en", "text", required)
    .addPrimaryKeyConstraint("claves_reemplazadas_pk", ["id_persona", "clave_hash"])
    .execute();
  await run(db, "create index claves_reemplazadas_por_fecha on claves_reemplazadas (reemplazada_en)");

  // Replaced names and telephones, so that an undo restores those from before a thief.
  await db.schema
    .createTable("datos_reemplazados")
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("version", "integer", required)
    .addColumn("nombre", "text", required)
    .addColumn("ape_paterno", "text", required)
    .addColumn("ape_materno", "text", required)
    .addColumn("prefijo", "text", required)
    .addColumn("telefono", "text", required)
    .addColumn("reemplazado_en", "text", required)
    .addPrimaryKeyConstraint("datos_reemplazados_pk", ["id_persona", "version"])
    .execute();
  await run(db, "create index datos_reemplazados_por_fecha on datos_reemplazados (reemplazado_en)");

  await db.schema
    .createTable("eliminaciones")
    .addColumn("id_eliminacion", "text", key)
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("estado", "text", oneOf("estado", "pedida", "cancelada", "hecha"))
    .addColumn("pedida_en", "text", required)
    .addColumn("ejecutar_en", "text", required)
    .addColumn("cerrada_en", "text")
    // The mail about a requested deletion carries a link that cancels it.
    .addColumn("huella_para_deshacer", "text")
    .execute();
  await run(
    db,
    // A person has one open request, however often the button is pressed.
    "create unique index eliminaciones_abiertas on eliminaciones (id_persona) where estado = 'pedida'",
    "create index eliminaciones_de_persona on eliminaciones (id_persona)",
    "create unique index eliminaciones_por_deshacer on eliminaciones (huella_para_deshacer)",
    "create index eliminaciones_por_hacer on eliminaciones (ejecutar_en) where estado = 'pedida'",
  );

  // Log of reads and changes of a person's data, without contents. Lines are added, never changed.
  await db.schema
    .createTable("accesos_a_datos")
    .addColumn("id_acceso_a_datos", "text", key)
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("accion", "text", required)
    .addColumn("actor", "text", required)
    .addColumn("canal", "text", oneOf("canal", "web", "api", "interno"))
    .addColumn("creado_en", "text", required)
    // Times that the access happened on the day of its line; null means once.
    .addColumn("veces", "integer")
    .execute();
  await run(db, "create index accesos_a_datos_de_persona on accesos_a_datos (id_persona, creado_en)");

  await db.schema
    .createTable("codigos")
    .addColumn("id_codigo", "text", key)
    .addColumn("huella", "text", required)
    .addColumn("intentos", "integer", required)
    .addColumn("expira_en", "text", required)
    .execute();
  await run(db, "create index codigos_por_vencer on codigos (expira_en)");

  await db.schema
    .createTable("registros")
    .addColumn("id_registro", "text", key)
    .addColumn("id_tipo_documento", "integer")
    .addColumn("numero_documento", "text")
    .addColumn("nombre", "text")
    .addColumn("ape_paterno", "text")
    .addColumn("ape_materno", "text")
    .addColumn("prefijo", "text")
    .addColumn("telefono", "text")
    .addColumn("correo", "text")
    .addColumn("clave_hash", "text")
    .addColumn("aceptaciones", "text")
    // The page to which a person was going when they signed up, for a sign-up that is resumed.
    .addColumn("destino", "text")
    .addColumn("expira_en", "text", required)
    .execute();
  await run(db, "create index registros_por_vencer on registros (expira_en)");

  await db.schema
    .createTable("recuperaciones")
    .addColumn("id_recuperacion", "text", key)
    .addColumn("id_persona", "integer", (c) => c.references("personas.id_persona"))
    // Digest of the mail or document that was typed. Guesses are counted by it, with or without an account.
    .addColumn("huella_de_quien", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("huella_de_enlace", "text", (c) => c.notNull().unique())
    .addColumn("verificada_en", "text")
    .addColumn("usada_en", "text")
    .addColumn("expira_en", "text", required)
    .execute();
  await run(
    db,
    "create index recuperaciones_de_persona on recuperaciones (id_persona)",
    "create index recuperaciones_por_vencer on recuperaciones (expira_en)",
  );

  // The name and telephone of the moment of the change are kept, so that an undo restores them.
  await db.schema
    .createTable("cambios_de_correo")
    .addColumn("id_cambio", "text", key)
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("anterior", "text", required)
    .addColumn("nuevo", "text", required)
    .addColumn("creado_en", "text", required)
    .addColumn("confirmado_en", "text")
    .addColumn("huella_para_deshacer", "text", (c) => c.unique())
    .addColumn("deshacer_hasta", "text")
    .addColumn("deshecho_en", "text")
    .execute();
  await run(db, "create index cambios_de_correo_de_persona on cambios_de_correo (id_persona, creado_en)");

  // Contents of a form whose session had ended; see decision 62.
  await db.schema
    .createTable("envios_guardados")
    .addColumn("id_envio", "text", key)
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("cerrado", "text", required)
    .addColumn("expira_en", "text", required)
    .execute();
  await run(
    db,
    "create index envios_guardados_de_persona on envios_guardados (id_persona, expira_en)",
    "create index envios_guardados_por_fecha on envios_guardados (expira_en)",
  );
}
