import { sql, type Kysely } from "kysely";
import { checked, flag, key, keyOfPerson, of, ofPerson, required, run } from "./columns";
import { appendOnly } from "./guards";

/** The packs on sale, to which orders refer. */
export async function catalogo(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("paquetes")
    .addColumn("id_paquete", "text", key)
    .addColumn("nombre", "text")
    .addColumn("meses", "integer", checked(sql`meses > 0`))
    .addColumn("precio_centimos", "integer", checked(sql`precio_centimos > 0`))
    .addColumn("monedas", "integer", (c) => c.check(sql`monedas > 0`))
    .addColumn("en_venta", "integer", flag("en_venta"))
    .execute();

  await db.schema
    .createTable("contenido_de_paquetes")
    .addColumn("id_paquete", "text", of("paquetes.id_paquete"))
    .addColumn("id_especialidad", "integer", of("especialidades.id"))
    .addColumn("sesiones", "integer", checked(sql`sesiones > 0`))
    .addPrimaryKeyConstraint("contenido_de_paquetes_clave", ["id_paquete", "id_especialidad"])
    .execute();
}

export async function paquetes(db: Kysely<never>): Promise<void> {
  // The terms at the moment of the order: the catalogue may change before it is paid.
  await db.schema
    .createTable("contenido_de_pedidos")
    .addColumn("id_pedido", "text", of("pedidos.id_pedido"))
    .addColumn("id_especialidad", "integer", of("especialidades.id"))
    .addColumn("sesiones", "integer", checked(sql`sesiones > 0`))
    .addPrimaryKeyConstraint("contenido_de_pedidos_clave", ["id_pedido", "id_especialidad"])
    .execute();

  // Bonos that were bought together and expire together. Bonos of a balance outside a lot never expire.
  await db.schema
    .createTable("lotes_de_saldo")
    .addColumn("id_lote", "text", key)
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("id_especialidad", "integer", of("especialidades.id"))
    .addColumn("id_pedido", "text", (c) => c.references("pedidos.id_pedido"))
    // Bonos may come from a plan instead of an order. Then the lot names the plan and the month, and there is one
    // lot for each specialty.
    .addColumn("codigo_plan", "text")
    .addColumn("mes", "text")
    .addColumn("cantidad", "integer", checked(sql`cantidad > 0`))
    .addColumn("quedan", "integer", checked(sql`quedan between 0 and cantidad`))
    .addColumn("vence_en", "text", required)
    // A lot is told a week before its end, and two days before it.
    .addColumn("avisado_en", "text")
    .addColumn("avisado_al_final_en", "text")
    .addColumn("creado_en", "text", required)
    .execute();
  await run(
    db,
    "create index lotes_de_pedido on lotes_de_saldo (id_pedido)",
    "create index lotes_de_persona on lotes_de_saldo (id_persona)",
    `create unique index lotes_de_plan on lotes_de_saldo (id_persona, mes, codigo_plan, id_especialidad)
      where mes is not null`,
    "create index lotes_por_vencer on lotes_de_saldo (vence_en) where quedan > 0",
    "create index lotes_vivos on lotes_de_saldo (id_persona, id_especialidad, vence_en) where quedan > 0",
  );

  await db.schema
    .createTable("saldos")
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("id_especialidad", "integer", of("especialidades.id"))
    .addColumn("cantidad", "integer", checked(sql`cantidad >= 0`))
    .addPrimaryKeyConstraint("saldos_pk", ["id_persona", "id_especialidad"])
    .execute();

  await db.schema
    .createTable("movimientos_de_saldo")
    .addColumn("id_movimiento", "text", key)
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("id_especialidad", "integer", of("especialidades.id"))
    .addColumn("id_lote", "text", (c) => c.references("lotes_de_saldo.id_lote"))
    .addColumn("cantidad", "integer", checked(sql`cantidad <> 0`))
    .addColumn("motivo", "text", required)
    .addColumn("id_pedido", "text", (c) => c.references("pedidos.id_pedido"))
    .addColumn("creado_en", "text", required)
    .execute();
  await run(
    db,
    `create unique index movimientos_de_pedido on movimientos_de_saldo (id_pedido, motivo, id_especialidad)
      where id_pedido is not null`,
    "create index movimientos_de_persona on movimientos_de_saldo (id_persona)",
  );

  // The running total; its row decides between two purchases that spend the last coins.
  await db.schema
    .createTable("monedas")
    .addColumn("id_persona", "integer", keyOfPerson)
    .addColumn("cantidad", "integer", checked(sql`cantidad >= 0`))
    // A person who turned the game off keeps their coins and sees none. No lot ends meanwhile.
    .addColumn("apagadas", "integer", flag("apagadas", 0))
    // Taking coins that were spent leaves a debt, which later coins pay.
    .addColumn("debe", "integer", checked(sql`debe >= 0`, 0))
    .addColumn("en_pausa_desde", "text")
    .execute();

  // Coins that came together and expire together; every coin is in one lot.
  await db.schema
    .createTable("lotes_de_monedas")
    .addColumn("id_lote", "text", key)
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("cantidad", "integer", checked(sql`cantidad > 0`))
    .addColumn("quedan", "integer", checked(sql`quedan between 0 and cantidad`))
    .addColumn("vence_en", "text", required)
    // A lot of coins is told a month before its end, and a week before it.
    .addColumn("avisado_antes_en", "text")
    .addColumn("avisado_en", "text")
    .addColumn("creado_en", "text", required)
    .execute();
  await run(
    db,
    "create index lotes_de_monedas_de_persona on lotes_de_monedas (id_persona)",
    "create index lotes_de_monedas_por_vencer on lotes_de_monedas (vence_en) where quedan > 0",
    "create index lotes_de_monedas_vivos on lotes_de_monedas (id_persona, vence_en) where quedan > 0",
  );

  await db.schema
    .createTable("movimientos_de_monedas")
    .addColumn("id_movimiento", "text", key)
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("id_lote", "text", of("lotes_de_monedas.id_lote"))
    .addColumn("cantidad", "integer", checked(sql`cantidad <> 0`))
    .addColumn("motivo", "text", required)
    // Earned coins say what earned them, and it earns once for a person.
    .addColumn("causa", "text")
    .addColumn("dia", "text")
    .addColumn("razon", "text")
    .addColumn("id_pedido", "text", (c) => c.references("pedidos.id_pedido"))
    .addColumn("creado_en", "text", required)
    .execute();
  await run(
    db,
    `create unique index movimientos_de_monedas_de_pedido on movimientos_de_monedas (id_pedido, motivo, id_lote)
      where id_pedido is not null`,
    "create index movimientos_de_monedas_de_persona on movimientos_de_monedas (id_persona, creado_en)",
    `create unique index movimientos_de_monedas_por_causa on movimientos_de_monedas (id_persona, causa)
      where causa is not null`,
  );

  // Coins taken back. A line of the ledger is taken back once, whatever the number of orders.
  await db.schema
    .createTable("reversiones_de_monedas")
    .addColumn("id_reversion", "text", key)
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("id_movimiento", "text", (c) => c.references("movimientos_de_monedas.id_movimiento"))
    .addColumn("cantidad", "integer", checked(sql`cantidad > 0`))
    .addColumn("debe", "integer", checked(sql`debe between 0 and cantidad`))
    .addColumn("motivo", "text", required)
    .addColumn("creado_en", "text", required)
    .execute();
  await run(
    db,
    "create index reversiones_de_monedas_de_persona on reversiones_de_monedas (id_persona, creado_en)",
    "create unique index reversiones_de_monedas_una_vez on reversiones_de_monedas (id_movimiento)",
  );

  // Coins that people gave to a cause.
  await db.schema
    .createTable("donaciones_de_monedas")
    .addColumn("id_donacion", "text", key)
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("uid_de_causa", "text", required)
    .addColumn("nombre_de_causa", "text", required)
    .addColumn("cantidad", "integer", checked(sql`cantidad > 0`))
    .addColumn("creado_en", "text", required)
    .execute();
  await run(
    db,
    "create index donaciones_de_monedas_de_persona on donaciones_de_monedas (id_persona, uid_de_causa)",
  );

  await db.schema
    .createTable("totales_de_causas")
    .addColumn("uid_de_causa", "text", key)
    .addColumn("monedas", "integer", required)
    .addColumn("donantes", "integer", required)
    .execute();

  // One row while the installation has no coins.
  await db.schema
    .createTable("pausas_de_monedas")
    .addColumn("id", "integer", (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn("desde", "text", required)
    .execute();

  await appendOnly(
    db,
    "reversiones_de_monedas",
    "id_reversion = new.id_reversion or id_movimiento = new.id_movimiento",
  );
  await appendOnly(db, "donaciones_de_monedas", "id_donacion = new.id_donacion");
}
