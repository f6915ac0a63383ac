import type { Kysely } from "kysely";

/** Frozen: a change is another migration. Indexes by which the staff find persons by telephone and orders by coupon. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.createIndex("personas_por_telefono").on("personas").column("telefono").execute();
  await db.schema
    .createIndex("usos_de_cupon_por_codigo")
    .on("usos_de_cupon")
    .columns(["codigo", "creado_en"])
    .execute();
}
