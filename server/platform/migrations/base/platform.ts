import { sql, type Kysely } from "kysely";
import { flag, key, required, run } from "./columns";
import { createRefusal } from "./guards";

export async function platform(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("versiones")
    .addColumn("clave", "text", key)
    .addColumn("numero", "integer", required)
    .execute();

  await db.schema
    .createTable("intentos")
    .addColumn("clave", "text", key)
    .addColumn("cuenta", "integer", required)
    .addColumn("desde", "text", required)
    .execute();
  await run(db, "create index intentos_por_fecha on intentos (desde)");

  await db.schema
    .createTable("claves_idempotentes")
    .addColumn("id_persona", "integer", required)
    .addColumn("clave", "text", required)
    .addColumn("huella", "text", required)
    .addColumn("estado_http", "integer")
    .addColumn("cuerpo", "text")
    .addColumn("creada_en", "text", required)
    // Day of a request about the health of a person, whose answer is not stored.
    .addColumn("sin_copia_en", "text")
    .addPrimaryKeyConstraint("claves_idempotentes_pk", ["id_persona", "clave"])
    .execute();
  await run(
    db,
    "create index claves_idempotentes_por_fecha on claves_idempotentes (creada_en)",
    `create index claves_idempotentes_sin_copia on claves_idempotentes (sin_copia_en)
      where sin_copia_en is not null`,
  );

  await db.schema
    .createTable("especialidades")
    .addColumn("id", "integer", key)
    .addColumn("slug", "text", (c) => c.notNull().unique())
    .addColumn("code", "text", (c) => c.notNull().unique())
    .addColumn("name", "text", required)
    .addColumn("color", "text", required)
    .addColumn("icon", "text", required)
    .addColumn("small_icon", "text", required)
    .addColumn("image", "text", required)
    .addColumn("information", "text", required)
    .addColumn("description", "text", required)
    .addColumn("is_default", "integer", flag("is_default"))
    // Minutes before its start until which a session can be cancelled with a full refund, or moved.
    .addColumn("plazo_de_cancelacion_en_minutos", "integer", (c) =>
      c
        .notNull()
        .defaultTo(1440)
        .check(sql`plazo_de_cancelacion_en_minutos >= 0`),
    )
    .addColumn("plazo_de_reprogramacion_en_minutos", "integer", (c) =>
      c
        .notNull()
        .defaultTo(1440)
        .check(sql`plazo_de_reprogramacion_en_minutos >= 0`),
    )
    .execute();

  // Series of numbers without gaps, on both engines: each number is taken by an update inside the transaction.
  await db.schema
    .createTable("contadores")
    .addColumn("nombre", "text", key)
    .addColumn("valor", "integer", required)
    .execute();

  await createRefusal(db);
}
