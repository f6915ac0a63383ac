import type { Kysely } from "kysely";
import { sql } from "kysely";

/** Frozen: a change is another migration. */
export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  // Accesses from before these columns: last used when opened, on an unknown device.
  await schema.alterTable("accesos").addColumn("ultimo_uso_en", "text").execute();
  await sql`update accesos set ultimo_uso_en = creado_en`.execute(db);
  await schema
    .alterTable("accesos")
    .addColumn("dispositivo", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await schema
    .alterTable("accesos")
    .addColumn("puerta", "text", (c) => c.notNull().defaultTo("clave"))
    .execute();

  // Ended rows are swept in batches, the oldest first.
  await schema.createIndex("accesos_por_expirar").on("accesos").column("expira_en").execute();
  await schema.createIndex("refrescos_por_expirar").on("refrescos").column("expira_en").execute();
  await schema.createIndex("refrescos_de_acceso").on("refrescos").column("id_acceso").execute();
  await schema.createIndex("intentos_por_fecha").on("intentos").column("desde").execute();
  await schema
    .createIndex("claves_idempotentes_por_fecha")
    .on("claves_idempotentes")
    .column("creada_en")
    .execute();

  // Identity of a person at the insurer. A subject belongs to one person, and a person has one subject.
  await schema
    .createTable("identidades_enlazadas")
    .addColumn("emisor", "text", (c) => c.notNull())
    .addColumn("sujeto", "text", (c) => c.notNull())
    .addColumn("id_persona", "integer", (c) => c.notNull().unique().references("personas.id_persona"))
    .addColumn("enlazada_en", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("identidades_enlazadas_pk", ["emisor", "sujeto"])
    .execute();

  // Plans in the order in which they were given: the last one counts.
  await schema
    .createTable("planes_de_persona")
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("orden", "integer", (c) => c.notNull())
    .addColumn("codigo_plan", "text", (c) =>
      c
        .notNull()
        .check(sql`codigo_plan in ('PRO', 'PREMIUM', 'FREE', 'CLIENTE', 'BASIC', 'EPS', 'COLABORADOR')`),
    )
    .addPrimaryKeyConstraint("planes_de_persona_pk", ["id_persona", "orden"])
    .addUniqueConstraint("planes_de_persona_unicos", ["id_persona", "codigo_plan"])
    .execute();
  await schema
    .createTable("tipos_de_usuario")
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("orden", "integer", (c) => c.notNull())
    .addColumn("tipo", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("tipos_de_usuario_pk", ["id_persona", "orden"])
    .execute();
  await schema
    .createTable("beneficios")
    .addColumn("id_persona", "integer", (c) => c.primaryKey().references("personas.id_persona"))
    .addColumn("tiene_eps", "integer", (c) => c.notNull().check(sql`tiene_eps in (0, 1)`))
    .addColumn("es_piloto", "integer", (c) => c.notNull().check(sql`es_piloto in (0, 1)`))
    .execute();
}
