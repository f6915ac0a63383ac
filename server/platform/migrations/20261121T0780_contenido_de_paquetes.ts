import { sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. A pack, and the order of one, may hold sessions of several specialties. */
export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  for (const [tabla, id, dueno] of [
    ["contenido_de_paquetes", "id_paquete", "paquetes"],
    ["contenido_de_pedidos", "id_pedido", "pedidos"],
  ] as const) {
    await schema
      .createTable(tabla)
      .addColumn(id, "text", (c) => c.notNull().references(`${dueno}.${id}`))
      .addColumn("id_especialidad", "integer", (c) => c.notNull().references("especialidades.id"))
      .addColumn("sesiones", "integer", (c) => c.notNull().check(sql`sesiones > 0`))
      .addPrimaryKeyConstraint(`${tabla}_clave`, [id, "id_especialidad"])
      .execute();
  }
  await sql`insert into contenido_de_pedidos (id_pedido, id_especialidad, sesiones)
    select id_pedido, id_especialidad, pedidos.sesiones
    from pedidos join paquetes on paquetes.id_paquete = pedidos.id_paquete`.execute(db);
  await sql`insert into contenido_de_paquetes (id_paquete, id_especialidad, sesiones)
    select id_paquete, id_especialidad, sesiones from paquetes`.execute(db);
  await schema.alterTable("pedidos").dropColumn("sesiones").execute();
  await schema.alterTable("paquetes").dropColumn("sesiones").execute();
  await schema.alterTable("paquetes").dropColumn("id_especialidad").execute();
  await schema.alterTable("paquetes").addColumn("nombre", "text").execute();

  // One movement for each order, reason and specialty.
  await schema.dropIndex("movimientos_de_pedido").execute();
  await sql`create unique index movimientos_de_pedido
    on movimientos_de_saldo (id_pedido, motivo, id_especialidad) where id_pedido is not null`.execute(db);
}
