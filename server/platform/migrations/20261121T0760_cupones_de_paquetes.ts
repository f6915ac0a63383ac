import { sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable("cupones")
    .addColumn("para", "text", (c) => c.check(sql`para in ('sesiones', 'paquetes')`))
    .execute();
  // Existing coupons were given out for sessions, when packs took none.
  await sql`update cupones set para = 'sesiones'`.execute(db);
}
