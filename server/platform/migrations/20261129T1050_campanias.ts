import { sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. Challenges of each month: a day is registered once, a person is paid once. */
export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable("campanias")
    .addColumn("id_campania", "text", (c) => c.primaryKey())
    .addColumn("terminos", "text", (c) => c.notNull())
    .addColumn("desde", "text", (c) => c.notNull())
    .addColumn("hasta", "text", (c) => c.notNull())
    .addColumn("quedan", "integer", (c) => c.check(sql`quedan >= 0`))
    .addColumn("cerrada_en", "text")
    .execute();

  await schema
    .createTable("participantes_de_campania")
    .addColumn("id_campania", "text", (c) => c.notNull().references("campanias.id_campania"))
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("alcanzada_en", "text")
    .addColumn("validada_en", "text")
    .addColumn("pagada_en", "text")
    .addColumn("monedas", "integer", (c) => c.check(sql`monedas >= 0`))
    .addPrimaryKeyConstraint("participantes_de_campania_pk", ["id_persona", "id_campania"])
    .execute();
  await sql`create index participantes_de_campania_por_pagar
    on participantes_de_campania (id_campania, alcanzada_en)`.execute(db);

  await schema
    .createTable("registros_de_campania")
    .addColumn("id_campania", "text", (c) => c.notNull().references("campanias.id_campania"))
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("dia", "text", (c) => c.notNull())
    .addColumn("registrado_en", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("registros_de_campania_pk", ["id_persona", "id_campania", "dia"])
    .execute();
  await schema
    .createIndex("registros_de_campania_de_campania")
    .on("registros_de_campania")
    .column("id_campania")
    .execute();

  await schema
    .createTable("codigos_de_campania")
    .addColumn("huella", "text", (c) => c.primaryKey())
    .addColumn("id_campania", "text", (c) => c.notNull().references("campanias.id_campania"))
    .addColumn("usos", "integer", (c) => c.notNull().check(sql`usos >= 0`))
    .execute();
  await schema
    .createIndex("codigos_de_campania_de_campania")
    .on("codigos_de_campania")
    .column("id_campania")
    .execute();
}
