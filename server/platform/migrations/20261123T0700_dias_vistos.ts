import { PostgresAdapter, sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. Lima is five hours behind UTC all the year. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("dias_vistos")
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("uid", "text", (c) => c.notNull())
    .addColumn("dia", "text", (c) => c.notNull())
    .addColumn("visto_en", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("dias_vistos_pk", ["id_persona", "uid", "dia"])
    .execute();
  await db.schema.createIndex("dias_vistos_por_fecha").on("dias_vistos").column("visto_en").execute();
  for (const columna of ["ultima_vez_en", "vuelta"]) {
    await db.schema.alterTable("avances").addColumn(columna, "text").execute();
  }
  const enPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const dia = enPostgres
    ? sql`to_char((visto_en::timestamptz at time zone 'UTC') - interval '5 hours', 'YYYY-MM-DD')`
    : sql`date(visto_en, '-5 hours')`;
  await sql`
    insert into dias_vistos (id_persona, uid, dia, visto_en)
    select id_persona, uid, ${dia}, visto_en from avances where visto_en is not null
  `.execute(db);
}
