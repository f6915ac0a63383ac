import type { Kysely } from "kysely";
import { flag, ofPerson, required, run } from "./columns";

export async function contenido(db: Kysely<never>): Promise<void> {
  // `uid` is the key of an entry of the content, which is in files and not in the database.
  await db.schema
    .createTable("favoritos")
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("tipo", "text", required)
    .addColumn("uid", "text", required)
    .addColumn("guardado_en", "text", required)
    .addPrimaryKeyConstraint("favoritos_pk", ["id_persona", "tipo", "uid"])
    .execute();

  // Positions in the recording are tenths of a second. `rangos` is JSON: the played parts, as pairs of positions.
  await db.schema
    .createTable("avances")
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("uid", "text", required)
    .addColumn("posicion", "integer", required)
    .addColumn("rangos", "text", required)
    .addColumn("comenzado_en", "text", required)
    .addColumn("movido_en", "text", required)
    .addColumn("visto_en", "text")
    .addColumn("ultima_vez_en", "text")
    .addColumn("vuelta", "text")
    // 1 when the person marked the video as seen without playing it.
    .addColumn("marcado", "integer", flag("marcado", 0))
    .addPrimaryKeyConstraint("avances_pk", ["id_persona", "uid"])
    .execute();
  await run(
    db,
    "create index avances_por_fecha on avances (movido_en)",
    "create index avances_recientes on avances (id_persona, movido_en)",
  );

  await db.schema
    .createTable("dias_vistos")
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("uid", "text", required)
    .addColumn("dia", "text", required)
    .addColumn("visto_en", "text", required)
    .addColumn("marcado", "integer", flag("marcado", 0))
    .addPrimaryKeyConstraint("dias_vistos_pk", ["id_persona", "uid", "dia"])
    .execute();
  await run(db, "create index dias_vistos_por_fecha on dias_vistos (visto_en)");

  // `uid` is the key of an entry of the content, which is in files and not in the database. `dia` is a day in Lima.
  await db.schema
    .createTable("descargas")
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("uid", "text", required)
    .addColumn("dia", "text", required)
    .addColumn("descargada_en", "text", required)
    .addPrimaryKeyConstraint("descargas_pk", ["id_persona", "uid", "dia"])
    .execute();
  await run(db, "create index descargas_por_fecha on descargas (descargada_en, uid)");
}
