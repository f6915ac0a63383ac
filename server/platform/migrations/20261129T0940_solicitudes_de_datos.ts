import { PostgresAdapter, sql, type Kysely } from "kysely";

const PASOS = sql.raw(
  "'identidad', 'copia', 'eliminacion-pedida', 'eliminacion-confirmada', 'atendida', 'denegada'",
);

const FIJAS = sql.raw(
  "id_solicitud_de_datos, clase, quien, id_persona, canal, referencia, recibida_el, plazo_en_dias, vence_el, registrada_en, id_cuenta",
);

/**
 * Frozen: a change is another migration. Requests of people about their data (Ley 29733), and the steps of the staff. A
 * request takes one change, its end. Steps take none, and each happens once. One person asks for a deletion and another
 * confirms it.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table solicitudes_de_datos (
    id_solicitud_de_datos text primary key,
    clase text not null check (clase in ('acceso', 'rectificacion', 'eliminacion')),
    quien text not null check (quien in ('titular', 'sin-acceso', 'heredero', 'padre')),
    id_persona integer,
    canal text not null check (canal in ('correo', 'carta', 'telefono', 'presencial')),
    referencia text not null,
    recibida_el text not null,
    plazo_en_dias integer not null check (plazo_en_dias > 0),
    vence_el text not null,
    registrada_en text not null,
    id_cuenta text not null,
    cerrada_en text,
    check (vence_el > recibida_el)
  )`.execute(db);
  await sql`create index solicitudes_de_datos_abiertas on solicitudes_de_datos (vence_el, id_solicitud_de_datos)
    where cerrada_en is null`.execute(db);
  await sql`create index solicitudes_de_datos_cerradas on solicitudes_de_datos (cerrada_en, id_solicitud_de_datos)
    where cerrada_en is not null`.execute(db);
  await sql`create index solicitudes_de_datos_por_persona on solicitudes_de_datos (id_persona)`.execute(db);
  await sql`create table pasos_de_solicitud (
    id_paso text primary key,
    id_solicitud_de_datos text not null references solicitudes_de_datos (id_solicitud_de_datos),
    paso text not null check (paso in (${PASOS})),
    documento text,
    motivo text not null,
    id_cuenta text not null,
    pedido_por text,
    hecho_en text not null,
    unique (id_solicitud_de_datos, paso),
    check ((paso = 'identidad') = (documento is not null)),
    check ((paso = 'eliminacion-confirmada') = (pedido_por is not null)),
    check (pedido_por is null or pedido_por <> id_cuenta)
  )`.execute(db);
  await guardarSolicitudes(db);
  await guardarPasos(db);
}

async function guardarSolicitudes(db: Kysely<never>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`create trigger solicitudes_de_datos_fijas before update of ${FIJAS} on solicitudes_de_datos
      for each statement execute function solo_se_anade()`.execute(db);
    await sql`create trigger solicitudes_de_datos_cierre before update on solicitudes_de_datos
      for each row when (old.cerrada_en is not null) execute function solo_se_anade()`.execute(db);
    await sql`create trigger solicitudes_de_datos_quedan before delete or truncate on solicitudes_de_datos
      for each statement execute function solo_se_anade()`.execute(db);
    return;
  }
  await sql`create trigger solicitudes_de_datos_fijas before update of ${FIJAS} on solicitudes_de_datos
    begin select raise(abort, 'append-only'); end`.execute(db);
  await sql`create trigger solicitudes_de_datos_cierre before update on solicitudes_de_datos
    when old.cerrada_en is not null begin select raise(abort, 'append-only'); end`.execute(db);
  await sql`create trigger solicitudes_de_datos_quedan before delete on solicitudes_de_datos
    begin select raise(abort, 'append-only'); end`.execute(db);
}

async function guardarPasos(db: Kysely<never>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`create trigger pasos_de_solicitud_sin_cambios before update or delete or truncate
      on pasos_de_solicitud for each statement execute function solo_se_anade()`.execute(db);
    return;
  }
  for (const acto of ["update", "delete"])
    await sql`create trigger ${sql.ref(`pasos_de_solicitud_sin_${acto}`)} before ${sql.raw(acto)}
      on pasos_de_solicitud begin select raise(abort, 'append-only'); end`.execute(db);
}
