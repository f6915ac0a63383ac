import type { Kysely } from "kysely";
import { key, numbered, required, run } from "./columns";
import { appendOnly } from "./guards";

export async function operador(db: Kysely<never>): Promise<void> {
  // Failures, found by the support code that the person was shown.
  await db.schema
    .createTable("fallos")
    .addColumn("id_fallo", "text", key)
    .addColumn("soporte", "text", required)
    .addColumn("lugar", "text", required)
    .addColumn("codigo", "text", required)
    .addColumn("http", "integer", required)
    .addColumn("metodo", "text", required)
    .addColumn("path", "text", required)
    .addColumn("estado", "integer")
    .addColumn("respuesta", "text")
    .addColumn("mensaje", "text", required)
    .addColumn("ocurrido_en", "text", required)
    .execute();
  await run(
    db,
    "create index fallos_de_soporte on fallos (soporte)",
    "create index fallos_en_orden on fallos (ocurrido_en, id_fallo)",
  );

  // Acts of operators. The amount is in céntimos, coins, bonos, coupons or plans, as its unit says.
  await numbered(db, "actos_de_operador")
    .addColumn("operador", "text", required)
    .addColumn("orden", "text", required)
    .addColumn("objeto", "text", required)
    .addColumn("motivo", "text")
    .addColumn("cantidad", "integer")
    .addColumn("unidad", "text")
    .addColumn("de_persona", "integer")
    .addColumn("resultado", "text", required)
    .addColumn("creado_en", "text", required)
    .execute();

  await appendOnly(db, "actos_de_operador", "numero = new.numero");
}
