import { sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. How and when the person left the hosted page of a charge without paying. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable("cobros")
    .addColumn("retorno", "text", (c) => c.check(sql`retorno in ('cancelado')`))
    .execute();
  await db.schema.alterTable("cobros").addColumn("retorno_en", "text").execute();
}
