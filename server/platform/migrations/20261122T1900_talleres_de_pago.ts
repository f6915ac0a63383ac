import { PostgresAdapter, sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. Prices of places in workshops, and the orders for such places. */
export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable("fechas_de_taller")
    .addColumn("precio_centimos", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  // An order is no longer only for a time or a pack, and neither is a coupon.
  await sinRegla(db, "pedidos", "meses", "integer");
  await sinRegla(db, "cupones", "para", "text");
  // This row holds all data of the ordered place: places are swept sooner than orders.
  await schema
    .createTable("pedidos_de_taller")
    .addColumn("id_pedido", "text", (c) => c.primaryKey().references("pedidos.id_pedido"))
    .addColumn("id_inscripcion", "text", (c) => c.notNull())
    .addColumn("uid", "text", (c) => c.notNull())
    .addColumn("fecha", "text", (c) => c.notNull())
    .addColumn("titulo", "text", (c) => c.notNull())
    .addColumn("url", "text", (c) => c.notNull())
    .addColumn("inicio", "text", (c) => c.notNull())
    .addColumn("forma_de_pago", "text")
    .execute();
  await schema
    .createIndex("pedidos_de_taller_por_inscripcion")
    .on("pedidos_de_taller")
    .column("id_inscripcion")
    .execute();
}

/** Drops the rule for the values of a column. */
async function sinRegla(db: Kysely<never>, tabla: string, columna: string, tipo: "integer" | "text") {
  const { schema } = db;
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    const { rows } = await sql<{ conname: string }>`select conname from pg_constraint
      where conrelid = ${tabla}::regclass and contype = 'c'
        and pg_get_constraintdef(oid) like ${`%${columna} %`}`.execute(db);
    for (const { conname } of rows) await schema.alterTable(tabla).dropConstraint(conname).execute();
    return;
  }
  // SQLite cannot drop such a rule from a column: a new column with the same name and values replaces it.
  const otra = `${columna}_sin_regla`;
  await schema.alterTable(tabla).addColumn(otra, tipo).execute();
  await sql`update ${sql.table(tabla)} set ${sql.ref(otra)} = ${sql.ref(columna)}`.execute(db);
  await schema.alterTable(tabla).dropColumn(columna).execute();
  await schema.alterTable(tabla).renameColumn(otra, columna).execute();
}
