import type { Kysely } from "kysely";

/** Frozen: a change is another migration. */
export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  // A kind of act is noted once a day.
  await schema
    .createTable("acciones_propias")
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("dia", "text", (c) => c.notNull())
    .addColumn("que", "text", (c) => c.notNull())
    .addColumn("anotada_en", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("acciones_propias_pk", ["id_persona", "dia", "que"])
    .execute();
  // An achievement keeps the words in which it was given.
  await schema
    .createTable("logros")
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("uid", "text", (c) => c.notNull())
    .addColumn("titulo", "text", (c) => c.notNull())
    .addColumn("razon", "text", (c) => c.notNull())
    .addColumn("dia", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("logros_pk", ["id_persona", "uid"])
    .execute();
  await schema
    .createTable("pausas_de_racha")
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("desde", "text", (c) => c.notNull())
    .addColumn("hasta", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("pausas_de_racha_pk", ["id_persona", "desde"])
    .execute();
}
