import { type Kysely, sql } from "kysely";

/** Tables of the sandbox gateway, without references to the product's tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("pasarela_preferencias")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("clave_idempotente", "text", (column) => column.notNull().unique())
    .addColumn("external_reference", "text", (column) => column.notNull())
    .addColumn("titulo", "text", (column) => column.notNull())
    .addColumn("monto_centimos", "integer", (column) => column.notNull().check(sql`monto_centimos > 0`))
    .addColumn("url_exito", "text", (column) => column.notNull())
    .addColumn("url_pendiente", "text", (column) => column.notNull())
    .addColumn("url_error", "text", (column) => column.notNull())
    .addColumn("url_de_notificacion", "text", (column) => column.notNull())
    .addColumn("creada_en", "text", (column) => column.notNull())
    .addColumn("vence_en", "text", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("pasarela_pagos")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("id_preferencia", "text", (column) => column.notNull().references("pasarela_preferencias.id"))
    .addColumn("external_reference", "text", (column) => column.notNull())
    .addColumn("monto_centimos", "integer", (column) => column.notNull().check(sql`monto_centimos > 0`))
    .addColumn("ultimos_cuatro", "text", (column) => column.notNull().check(sql`length(ultimos_cuatro) = 4`))
    .addColumn("escenario", "text", (column) => column.notNull())
    .addColumn("estado_final", "text", (column) =>
      column.notNull().check(sql`estado_final in ('aprobado', 'rechazado')`),
    )
    .addColumn("pendiente_hasta", "text")
    .addColumn("clave_de_envio", "text", (column) => column.notNull())
    .addColumn("clave_de_devolucion", "text")
    .addColumn("devuelto_en", "text")
    .addColumn("creado_en", "text", (column) => column.notNull())
    .addCheckConstraint(
      "pasarela_pagos_devolucion",
      sql`(devuelto_en is null) = (clave_de_devolucion is null) and (devuelto_en is null or estado_final = 'aprobado')`,
    )
    .execute();

  // A page sent twice with the same card is one attempt; with another card it is a second attempt.
  await db.schema
    .createIndex("pasarela_pagos_un_envio")
    .on("pasarela_pagos")
    .columns(["id_preferencia", "clave_de_envio", "ultimos_cuatro"])
    .unique()
    .execute();
  // A preference is paid once, however many tabs are open.
  await db.schema
    .createIndex("pasarela_pagos_un_aprobado")
    .on("pasarela_pagos")
    .column("id_preferencia")
    .unique()
    .where(sql.ref("estado_final"), "=", sql.lit("aprobado"))
    .execute();
  await db.schema
    .createIndex("pasarela_pagos_por_referencia")
    .on("pasarela_pagos")
    .columns(["external_reference", "creado_en"])
    .execute();

  await db.schema
    .createTable("pasarela_avisos")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("id_pago", "text", (column) => column.notNull().references("pasarela_pagos.id"))
    .addColumn("url", "text", (column) => column.notNull())
    .addColumn("cuerpo", "text", (column) => column.notNull())
    .addColumn("enviar_en", "text")
    .addColumn("enviado_en", "text")
    .addColumn("intentos", "integer", (column) => column.notNull().defaultTo(0))
    .execute();

  // Only notices that are still to be sent, so that the index stays small.
  await db.schema
    .createIndex("pasarela_avisos_por_enviar")
    .on("pasarela_avisos")
    .column("enviar_en")
    .where(sql.ref("enviar_en"), "is not", null)
    .execute();
}
