import { sql, type Kysely } from "kysely";
import { key, ofPerson, required, run, zero } from "./columns";

export async function avisos(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("correos")
    .addColumn("id_correo", "text", key)
    // Person of a mail, whichever address it went to.
    .addColumn("id_persona", "integer", (c) => c.references("personas.id_persona"))
    .addColumn("para", "text", required)
    .addColumn("asunto", "text", required)
    .addColumn("texto", "text", required)
    .addColumn("html", "text")
    .addColumn("adjuntos", "text")
    // Address that unsubscribes from mails of this kind, kept until the mail is sent.
    .addColumn("baja", "text")
    // A mail with a link or a code is not kept readable after it was sent.
    .addColumn("secreto", "integer", zero)
    // A mail for which a person waits at a page goes first.
    .addColumn("urgente", "integer", zero)
    // Mails to a specialist or to the guard belong to their work: an account that takes the same address does not
    // take them over.
    .addColumn("oficio", "integer", zero)
    // Within a lane, the first waiting mail of each person goes before any second one.
    .addColumn("turno", "integer", zero)
    .addColumn("creado_en", "text", required)
    .addColumn("siguiente_en", "text", required)
    .addColumn("intentos", "integer", zero)
    .addColumn("enviado_en", "text")
    .execute();
  await run(
    db,
    // Lanes: codes and links go first, mails to one person next, mails to everybody at the same hour last, however
    // many there are.
    `create index correos_con_baja on correos (turno, siguiente_en)
      where enviado_en is null and urgente = 0 and baja is not null`,
    `create index correos_con_secreto on correos (turno, siguiente_en)
      where enviado_en is null and urgente = 0 and secreto = 1 and baja is null`,
    `create index correos_de_alguien on correos (turno, siguiente_en)
      where enviado_en is null and urgente = 0 and secreto = 0 and baja is null`,
    "create index correos_de_persona on correos (id_persona)",
    "create index correos_enviados on correos (enviado_en) where enviado_en is not null",
    // For the copy of the data of a person.
    "create index correos_por_destinatario on correos (para)",
    "create index correos_por_enviar on correos (siguiente_en) where enviado_en is null",
    "create index correos_por_fecha on correos (creado_en)",
    "create index correos_por_vaciar on correos (enviado_en) where secreto = 1 and texto <> ''",
    `create index correos_urgentes on correos (turno, siguiente_en)
      where enviado_en is null and urgente = 1`,
  );

  await db.schema
    .createTable("notificaciones")
    .addColumn("id_notificacion", "text", key)
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("icono", "text", required)
    .addColumn("mensaje", "text", required)
    .addColumn("enlace", "text")
    .addColumn("creada_en", "text", required)
    .addColumn("vista_en", "text")
    // The end of what it tells of, after which it is no longer new.
    .addColumn("vale_hasta", "text")
    .execute();
  await run(
    db,
    "create index notificaciones_de_persona on notificaciones (id_persona, creada_en)",
    "create index notificaciones_sin_ver on notificaciones (id_persona, creada_en) where vista_en is null",
  );

  await db.schema
    .createTable("modales_vistos")
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("modal", "text", required)
    .addColumn("version", "text", required)
    .addColumn("mostrado_en", "text", required)
    .addColumn("atendido_en", "text")
    .addColumn("forma", "text", (c) => c.check(sql`forma in ('aceptado', 'cerrado')`))
    .addPrimaryKeyConstraint("modales_vistos_pk", ["id_persona", "modal", "version"])
    .addCheckConstraint("modales_vistos_forma", sql`(atendido_en is null) = (forma is null)`)
    .execute();
}
