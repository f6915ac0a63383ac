import { sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. */
export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  // `uid` is the key of the route in the content, which may change or disappear while a person follows it.
  await schema
    .createTable("recorridos")
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("uid", "text", (c) => c.notNull())
    .addColumn("id_recorrido", "text", (c) => c.notNull())
    .addColumn("ritmo", "text", (c) => c.notNull().check(sql`ritmo in ('diario', 'libre')`))
    .addColumn("empezado_en", "text", (c) => c.notNull())
    .addColumn("pausado_en", "text")
    .addColumn("preguntar_en", "text", (c) => c.check(sql`preguntar_en is null or pausado_en is not null`))
    .addColumn("dejado_en", "text")
    .addColumn("terminado_en", "text")
    .addColumn("recordar_dias", "text")
    .addColumn("recordar_hora", "text")
    .addColumn("recordar_en", "text", (c) => c.check(sql`recordar_en is null or recordar_hora is not null`))
    .addPrimaryKeyConstraint("recorridos_pk", ["id_persona", "uid"])
    .execute();
  await schema.createIndex("recorridos_por_id").unique().on("recorridos").column("id_recorrido").execute();
  await sql`create index recorridos_por_recordar on recorridos (recordar_en)
    where recordar_en is not null`.execute(db);
  await sql`create index recorridos_por_preguntar on recorridos (preguntar_en)
    where preguntar_en is not null`.execute(db);

  // A step is done once.
  await schema
    .createTable("pasos_hechos")
    .addColumn("id_persona", "integer", (c) => c.notNull())
    .addColumn("uid", "text", (c) => c.notNull())
    .addColumn("paso", "text", (c) => c.notNull())
    .addColumn("titulo", "text", (c) => c.notNull())
    .addColumn("hecho_en", "text", (c) => c.notNull())
    .addColumn("como", "text", (c) => c.notNull().check(sql`como in ('hecho', 'dicho')`))
    .addPrimaryKeyConstraint("pasos_hechos_pk", ["id_persona", "uid", "paso"])
    .addForeignKeyConstraint("pasos_hechos_de_recorrido", ["id_persona", "uid"], "recorridos", [
      "id_persona",
      "uid",
    ])
    .execute();
}
