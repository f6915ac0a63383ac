import type { Kysely } from "kysely";
import { key, ofPerson, required, run } from "./columns";

export async function historial(db: Kysely<never>): Promise<void> {
  // A kind of act is noted once a day.
  await db.schema
    .createTable("acciones_propias")
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("dia", "text", required)
    .addColumn("que", "text", required)
    .addColumn("anotada_en", "text", required)
    .addPrimaryKeyConstraint("acciones_propias_pk", ["id_persona", "dia", "que"])
    .execute();
  await run(db, "create index acciones_propias_por_fecha on acciones_propias (anotada_en)");

  // An achievement keeps the words in which it was given.
  await db.schema
    .createTable("logros")
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("uid", "text", required)
    .addColumn("titulo", "text", required)
    .addColumn("razon", "text", required)
    .addColumn("dia", "text", required)
    .addPrimaryKeyConstraint("logros_pk", ["id_persona", "uid"])
    .execute();

  await db.schema
    .createTable("pausas_de_racha")
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("desde", "text", required)
    .addColumn("hasta", "text", required)
    .addPrimaryKeyConstraint("pausas_de_racha_pk", ["id_persona", "desde"])
    .execute();

  // One row: the instant until which all acts were examined, and the last person that the very first pass reached.
  await db.schema
    .createTable("revision_de_logros")
    .addColumn("id", "integer", key)
    .addColumn("hasta", "text", required)
    .addColumn("despues_de", "integer")
    .execute();
}
