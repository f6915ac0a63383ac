import { sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. */
export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  // Whose recovery it is, as somebody named them: guesses are counted by it, whether or not there is an account.
  await schema
    .alterTable("recuperaciones")
    .addColumn("huella_de_quien", "text", (c) => c.notNull().defaultTo(""))
    .execute();

  // Whoever ran out of tries, as they were named; a job tells the owner, where there is one.
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

  // A second factor waits without `activado_en` until its first code has been entered.
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
