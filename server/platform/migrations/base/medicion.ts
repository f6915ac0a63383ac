import type { Kysely } from "kysely";
import { key, ofPerson, required, run } from "./columns";

export async function medicion(db: Kysely<never>): Promise<void> {
  // `pulso_cerrado` is encrypted for its own row.
  await db.schema
    .createTable("escaneos")
    .addColumn("id_escaneo", "text", key)
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("pulso_cerrado", "text", required)
    .addColumn("medido_en", "text", required)
    .execute();
  await run(
    db,
    "create index escaneos_de_persona on escaneos (id_persona, medido_en)",
    "create index escaneos_por_fecha on escaneos (medido_en)",
  );
}
