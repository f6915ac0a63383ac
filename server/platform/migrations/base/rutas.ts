import { sql, type Kysely } from "kysely";
import { ofPerson, oneOf, required, run } from "./columns";

export async function rutas(db: Kysely<never>): Promise<void> {
  // `uid` is the key of the route in the content, which may change or disappear while a person follows it.
  await db.schema
    .createTable("recorridos")
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("uid", "text", required)
    .addColumn("id_recorrido", "text", required)
    .addColumn("ritmo", "text", oneOf("ritmo", "diario", "libre"))
    .addColumn("empezado_en", "text", required)
    .addColumn("pausado_en", "text")
    .addColumn("preguntar_en", "text", (c) => c.check(sql`preguntar_en is null or pausado_en is not null`))
    .addColumn("dejado_en", "text")
    .addColumn("terminado_en", "text")
    .addColumn("recordar_dias", "text")
    .addColumn("recordar_hora", "text")
    .addColumn("recordar_en", "text", (c) => c.check(sql`recordar_en is null or recordar_hora is not null`))
    .addPrimaryKeyConstraint("recorridos_pk", ["id_persona", "uid"])
    .execute();
  await run(
    db,
    // Finds routes that were finished lately, for their survey.
    "create index recorridos_por_final on recorridos (terminado_en) where terminado_en is not null",
    "create unique index recorridos_por_id on recorridos (id_recorrido)",
    "create index recorridos_por_preguntar on recorridos (preguntar_en) where preguntar_en is not null",
    "create index recorridos_por_recordar on recorridos (recordar_en) where recordar_en is not null",
  );

  // A step is done once.
  await db.schema
    .createTable("pasos_hechos")
    .addColumn("id_persona", "integer", required)
    .addColumn("uid", "text", required)
    .addColumn("paso", "text", required)
    .addColumn("titulo", "text", required)
    .addColumn("hecho_en", "text", required)
    .addColumn("como", "text", oneOf("como", "hecho", "dicho"))
    .addPrimaryKeyConstraint("pasos_hechos_pk", ["id_persona", "uid", "paso"])
    .addForeignKeyConstraint("pasos_hechos_de_recorrido", ["id_persona", "uid"], "recorridos", [
      "id_persona",
      "uid",
    ])
    .execute();
  await run(db, "create index pasos_hechos_por_fecha on pasos_hechos (hecho_en)");
}
