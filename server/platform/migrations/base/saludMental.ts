import { sql, type Kysely } from "kysely";
import { key, ofPerson, required, run, zero } from "./columns";

export async function saludMental(db: Kysely<never>): Promise<void> {
  // Answers in the mental-health programme, apart from all other data and encrypted with keys of their own.
  await db.schema
    .createTable("ingresos_de_salud_mental")
    .addColumn("uuid_form", "text", key)
    .addColumn("idform", "text", required)
    .addColumn("version", "integer", required)
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("respuestas_cerradas", "text", required)
    .addColumn("empezado_en", "text", required)
    .addColumn("movido_en", "text", required)
    .addColumn("terminado_en", "text")
    .addForeignKeyConstraint("ingresos_formulario_fk", ["idform", "version"], "formularios_fijados", [
      "idform",
      "version",
    ])
    .execute();
  await run(
    db,
    // A person has one open entry of each form.
    `create unique index ingresos_abiertos on ingresos_de_salud_mental (id_persona, idform)
      where terminado_en is null`,
    "create index ingresos_de_persona on ingresos_de_salud_mental (id_persona, idform, terminado_en)",
    "create index ingresos_sin_terminar on ingresos_de_salud_mental (movido_en) where terminado_en is null",
    "create index ingresos_terminados on ingresos_de_salud_mental (terminado_en)",
  );

  // A person has one alert that is not taken on, with its count, so that the repetitions of a person hide no alert
  // of another. The person and the instants are encrypted.
  await db.schema
    .createTable("alertas_cerradas")
    .addColumn("id_alerta", "text", key)
    .addColumn("de_quien_cerrado", "text", required)
    .addColumn("huella_de_persona", "text", required)
    .addColumn("huella_de_formulario", "text", required)
    .addColumn("veces", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("creada_en", "text", required)
    .addColumn("escaladas", "integer", zero)
    // The instant of the last mail about the alert, encrypted.
    .addColumn("avisada_cerrada", "text")
    .addColumn("acusada_en", "text")
    .addColumn("acusada_por", "text")
    .addColumn("tomada_cerrada", "text")
    // The day on which the alert was ended.
    .addColumn("terminada_en", "text")
    .addColumn("desenlace", "text")
    .execute();
  await run(
    db,
    "create index alertas_cerradas_acusadas on alertas_cerradas (acusada_en)",
    "create index alertas_cerradas_de_persona on alertas_cerradas (huella_de_persona, creada_en)",
    // A form has one alert that is not taken on; later answers make another one.
    `create unique index alertas_cerradas_por_formulario on alertas_cerradas (huella_de_formulario)
      where acusada_en is null`,
    `create index alertas_cerradas_terminadas on alertas_cerradas (terminada_en)
      where terminada_en is not null`,
    `create index alertas_cerradas_tomadas on alertas_cerradas (acusada_en)
      where acusada_en is not null and terminada_en is null`,
    `create unique index alertas_cerradas_una_por_persona on alertas_cerradas (huella_de_persona)
      where acusada_en is null`,
    // It comes last: of indexes that cost the same, PostgreSQL takes the newest.
    "create index alertas_cerradas_sin_acusar on alertas_cerradas (creada_en) where acusada_en is null",
  );

  // Outbox of the notices for the service that sends SMS or calls to the guard.
  await sql`create table timbres_de_guardia (
    id_timbre text primary key,
    alerta text not null,
    nivel integer not null check (nivel in (1, 2, 3)),
    hora text not null,
    destinos text not null,
    creado_en text not null,
    reintentar_en text not null,
    intentos integer not null
  )`.execute(db);
  await run(db, "create index timbres_de_guardia_por_hora on timbres_de_guardia (reintentar_en)");
}
