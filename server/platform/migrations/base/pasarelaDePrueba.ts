import { sql, type Kysely } from "kysely";
import { checked, key, of, oneOf, required, run, zero } from "./columns";

/** Tables of the sandbox gateway, without references to those of the product. */
export async function pasarelaDePrueba(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("pasarela_preferencias")
    .addColumn("id", "text", (c) => c.notNull().primaryKey())
    .addColumn("clave_idempotente", "text", (c) => c.notNull().unique())
    .addColumn("external_reference", "text", required)
    .addColumn("titulo", "text", required)
    .addColumn("monto_centimos", "integer", checked(sql`monto_centimos > 0`))
    .addColumn("url_exito", "text", required)
    .addColumn("url_pendiente", "text", required)
    .addColumn("url_error", "text", required)
    .addColumn("url_de_notificacion", "text", required)
    .addColumn("creada_en", "text", required)
    .addColumn("vence_en", "text", required)
    .execute();

  await db.schema
    .createTable("pasarela_pagos")
    .addColumn("id", "text", (c) => c.notNull().primaryKey())
    .addColumn("id_preferencia", "text", of("pasarela_preferencias.id"))
    .addColumn("external_reference", "text", required)
    .addColumn("monto_centimos", "integer", checked(sql`monto_centimos > 0`))
    .addColumn("ultimos_cuatro", "text", checked(sql`length(ultimos_cuatro) = 4`))
    .addColumn("escenario", "text", required)
    .addColumn("estado_final", "text", oneOf("estado_final", "aprobado", "rechazado"))
    .addColumn("pendiente_hasta", "text")
    .addColumn("clave_de_envio", "text", required)
    .addColumn("devuelto_en", "text")
    .addColumn("creado_en", "text", required)
    .addCheckConstraint("pasarela_pagos_devolucion", sql`devuelto_en is null or estado_final = 'aprobado'`)
    .execute();
  await run(
    db,
    "create index pasarela_pagos_por_referencia on pasarela_pagos (external_reference, creado_en)",
    // A preference is paid once, however many tabs are open.
    `create unique index pasarela_pagos_un_aprobado on pasarela_pagos (id_preferencia)
      where estado_final = 'aprobado'`,
    // A page sent twice with the same card is one attempt; with another card it is a second attempt.
    "create unique index pasarela_pagos_un_envio on pasarela_pagos (id_preferencia, clave_de_envio, ultimos_cuatro)",
  );

  await db.schema
    .createTable("pasarela_avisos")
    .addColumn("id", "text", (c) => c.notNull().primaryKey())
    .addColumn("id_pago", "text", of("pasarela_pagos.id"))
    .addColumn("url", "text", required)
    .addColumn("cuerpo", "text", required)
    .addColumn("enviar_en", "text")
    .addColumn("enviado_en", "text")
    .addColumn("intentos", "integer", zero)
    .execute();
  await run(
    db,
    // Only notices that are still to be sent, so that the index stays small.
    "create index pasarela_avisos_por_enviar on pasarela_avisos (enviar_en) where enviar_en is not null",
  );

  // Refunds of the sandbox gateway.
  await db.schema
    .createTable("pasarela_devoluciones")
    .addColumn("clave", "text", key)
    .addColumn("id_pago", "text", of("pasarela_pagos.id"))
    .addColumn("monto_centimos", "integer", checked(sql`monto_centimos > 0`))
    .addColumn("creada_en", "text", required)
    .execute();
  await run(db, "create index pasarela_devoluciones_de_pago on pasarela_devoluciones (id_pago)");
}
