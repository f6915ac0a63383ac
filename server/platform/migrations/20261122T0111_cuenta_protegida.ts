import { sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. */
export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  // Digest of the mail or document that was typed for a recovery. Guesses are counted by it, with or without an
  // account.
  await schema
    .alterTable("recuperaciones")
    .addColumn("huella_de_quien", "text", (c) => c.notNull().defaultTo(""))
    .execute();

  // The mail or document whose tries ran out, as it was typed. A job tells the owner of the account, if there is one.
  await schema
    .createTable("bloqueos")
    .addColumn("id_bloqueo", "text", (c) => c.primaryKey())
    .addColumn("correo", "text")
    .addColumn("id_tipo_documento", "integer")
    .addColumn("numero_documento", "text")
    .addColumn("creado_en", "text", (c) => c.notNull())
    .addCheckConstraint("bloqueos_de_alguien", sql`(correo is null) <> (numero_documento is null)`)
    .execute();
  await schema.createIndex("bloqueos_por_fecha").on("bloqueos").column("creado_en").execute();

  // `activado_en` is null until the first code of the second factor has been entered.
  await schema
    .createTable("segundos_factores")
    .addColumn("id_persona", "integer", (c) => c.primaryKey().references("personas.id_persona"))
    .addColumn("secreto_cifrado", "text", (c) => c.notNull())
    .addColumn("pedido_en", "text", (c) => c.notNull())
    .addColumn("activado_en", "text")
    .addColumn("ultimo_paso", "integer")
    .execute();
  await schema
    .createTable("codigos_de_respaldo")
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("huella", "text", (c) => c.notNull())
    .addColumn("usado_en", "text")
    .addPrimaryKeyConstraint("codigos_de_respaldo_pk", ["id_persona", "huella"])
    .execute();
}
