import { sql, type Kysely } from "kysely";
import { flag, key, keyOfPerson, of, ofPerson, oneOf, required, run } from "./columns";

export async function cuentas(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("personas")
    .addColumn("id_persona", "integer", key)
    .addColumn("id_usuario", "text", (c) => c.notNull().unique())
    .addColumn("digital_id", "text", (c) => c.notNull().unique())
    .addColumn("nombre", "text", required)
    .addColumn("ape_paterno", "text", required)
    .addColumn("ape_materno", "text", required)
    .addColumn("email", "text", required)
    .addColumn("telefono", "text", required)
    .addColumn("prefijo", "text", required)
    .addColumn("datos_confirmados", "integer", flag("datos_confirmados"))
    .addColumn("usuario_login", "text", (c) => c.notNull().unique())
    .addColumn("numero_documento", "text", required)
    .addColumn("id_tipo_documento", "integer", required)
    .addColumn("es_asegurada", "integer", flag("es_asegurada"))
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addUniqueConstraint("personas_documento", ["id_tipo_documento", "numero_documento"])
    .execute();
  await run(
    db,
    // A document is also looked up without its kind: a person who recovers an account types only the number.
    "create index personas_por_numero on personas (numero_documento)",
    "create index personas_por_telefono on personas (telefono)",
  );

  await db.schema
    .createTable("cuentas")
    .addColumn("id_persona", "integer", keyOfPerson)
    .addColumn("correo", "text", (c) => c.notNull().unique())
    .addColumn("clave_hash", "text", required)
    // The password that a change of mail voided cannot be chosen again at once.
    .addColumn("clave_anulada", "text")
    .addColumn("clave_desde", "text")
    .execute();

  await db.schema
    .createTable("accesos")
    .addColumn("id_acceso", "text", key)
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("creado_en", "text", required)
    .addColumn("expira_en", "text", required)
    .addColumn("cerrado_en", "text")
    .addColumn("ultimo_uso_en", "text", required)
    .addColumn("dispositivo", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("puerta", "text", (c) => c.notNull().defaultTo("clave"))
    // Instant in which a person without a password proved their identity again at their insurer; null once the
    // proof has been used.
    .addColumn("probado_en", "text")
    .execute();
  await run(
    db,
    "create index accesos_de_persona on accesos (id_persona, cerrado_en)",
    // Ended rows are swept in batches, the oldest first.
    "create index accesos_por_expirar on accesos (expira_en)",
  );

  await db.schema
    .createTable("refrescos")
    .addColumn("huella", "text", key)
    .addColumn("id_acceso", "text", of("accesos.id_acceso"))
    .addColumn("usado_en", "text")
    .addColumn("expira_en", "text", required)
    .execute();
  await run(
    db,
    "create index refrescos_de_acceso on refrescos (id_acceso)",
    "create index refrescos_por_expirar on refrescos (expira_en)",
  );

  // `activado_en` is null until the first code of the second factor has been entered.
  await db.schema
    .createTable("segundos_factores")
    .addColumn("id_persona", "integer", keyOfPerson)
    .addColumn("secreto_cifrado", "text", required)
    .addColumn("pedido_en", "text", required)
    .addColumn("activado_en", "text")
    .addColumn("ultimo_paso", "integer")
    .addColumn("respaldos_en", "text")
    // The mail about a new second factor carries a link that removes it.
    .addColumn("huella_para_deshacer", "text")
    .addColumn("deshacer_hasta", "text")
    .execute();
  await run(
    db,
    "create unique index segundos_factores_por_deshacer on segundos_factores (huella_para_deshacer)",
  );

  await db.schema
    .createTable("codigos_de_respaldo")
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("huella", "text", required)
    .addColumn("usado_en", "text")
    .addPrimaryKeyConstraint("codigos_de_respaldo_pk", ["id_persona", "huella"])
    .execute();

  // The mail or document whose tries ran out, as it was typed. A job tells the owner of the account, if there is
  // one.
  await db.schema
    .createTable("bloqueos")
    .addColumn("id_bloqueo", "text", key)
    .addColumn("correo", "text")
    .addColumn("id_tipo_documento", "integer")
    .addColumn("numero_documento", "text")
    .addColumn("creado_en", "text", required)
    .addCheckConstraint("bloqueos_de_alguien", sql`(correo is null) <> (numero_documento is null)`)
    .execute();
  await run(db, "create index bloqueos_por_fecha on bloqueos (creado_en)");

  // Identity of a person at the insurer. A subject belongs to one person, and a person has one subject.
  await db.schema
    .createTable("identidades_enlazadas")
    .addColumn("emisor", "text", required)
    .addColumn("sujeto", "text", required)
    .addColumn("id_persona", "integer", (c) => c.notNull().unique().references("personas.id_persona"))
    .addColumn("enlazada_en", "text", required)
    .addPrimaryKeyConstraint("identidades_enlazadas_pk", ["emisor", "sujeto"])
    .execute();

  // People who removed the identity of the insurer from their account by hand.
  await db.schema
    .createTable("enlaces_quitados")
    .addColumn("id_persona", "integer", keyOfPerson)
    .addColumn("quitado_en", "text", required)
    .execute();

  // Plans in the order in which they were given: the last one counts.
  await db.schema
    .createTable("planes_de_persona")
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("orden", "integer", required)
    .addColumn(
      "codigo_plan",
      "text",
      oneOf("codigo_plan", "PRO", "PREMIUM", "FREE", "CLIENTE", "BASIC", "EPS", "COLABORADOR"),
    )
    .addPrimaryKeyConstraint("planes_de_persona_pk", ["id_persona", "orden"])
    .addUniqueConstraint("planes_de_persona_unicos", ["id_persona", "codigo_plan"])
    .execute();

  await db.schema
    .createTable("tipos_de_usuario")
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("orden", "integer", required)
    .addColumn("tipo", "text", required)
    .addPrimaryKeyConstraint("tipos_de_usuario_pk", ["id_persona", "orden"])
    .execute();

  await db.schema
    .createTable("beneficios")
    .addColumn("id_persona", "integer", keyOfPerson)
    .addColumn("tiene_eps", "integer", flag("tiene_eps"))
    .addColumn("es_piloto", "integer", flag("es_piloto"))
    .execute();

  await db.schema
    .createTable("preferencias")
    .addColumn("id_persona", "integer", keyOfPerson)
    .addColumn("avisos_discretos", "integer", flag("avisos_discretos"))
    .addColumn("actualizado_en", "text", required)
    .execute();

  await db.schema
    .createTable("temas_de_persona")
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("tema", "text", required)
    .addPrimaryKeyConstraint("temas_de_persona_pk", ["id_persona", "tema"])
    .execute();
}
