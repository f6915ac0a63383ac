import { sql, type Kysely } from "kysely";
import { onPostgres, run } from "./columns";
import { appendOnly, refuse, refuseReplacing } from "./guards";

export async function atencion(db: Kysely<never>): Promise<void> {
  // Refunds by the staff: one of each person and month, within the limit.
  await sql`create table devoluciones_de_equipo (
    id_persona integer not null,
    mes text not null,
    id_pedido text not null unique references pedidos (id_pedido),
    id_cuenta text not null references cuentas_de_equipo (id_cuenta),
    centimos integer not null check (centimos > 0),
    hecha_en text not null,
    primary key (id_persona, mes)
  )`.execute(db);
  await run(db, "create index devoluciones_de_equipo_por_cuenta on devoluciones_de_equipo (id_cuenta)");

  // Requests for the approval of a colleague: one open request of each kind and thing, decided by another account.
  await sql`create table aprobaciones (
    id_aprobacion text primary key,
    clase text not null check (clase in ('devolucion', 'cortesia', 'plan', 'segundo-factor', 'precio')),
    modo text check (modo is null or (clase = 'devolucion' and modo in ('ausencia', 'tecnica', 'parte'))),
    clave text not null,
    id_persona integer,
    objeto text not null,
    cantidad integer not null,
    motivo text not null,
    estado text not null check (estado in ('abierta', 'aprobada', 'no-aprobada', 'vencida')),
    pedida_por text not null references cuentas_de_equipo (id_cuenta),
    pedida_en text not null,
    vence_en text not null,
    decidida_por text references cuentas_de_equipo (id_cuenta),
    decidida_en text,
    palabra text,
    vista_en text,
    check ((id_persona is null) = (clase = 'precio')),
    check ((estado = 'abierta') = (decidida_en is null)),
    check ((decidida_por is not null) = (estado in ('aprobada', 'no-aprobada'))),
    check ((palabra is not null) = (estado = 'no-aprobada')),
    check (decidida_por <> pedida_por),
    check (vence_en > pedida_en)
  )`.execute(db);
  await run(
    db,
    `create unique index aprobaciones_abiertas_una_vez on aprobaciones (clase, clave)
      where estado = 'abierta'`,
    "create index aprobaciones_por_clave on aprobaciones (clave, clase)",
    "create index aprobaciones_por_cuenta on aprobaciones (pedida_por, pedida_en)",
    "create index aprobaciones_por_decision on aprobaciones (decidida_por)",
    "create index aprobaciones_por_estado on aprobaciones (estado, vence_en)",
    "create index aprobaciones_por_fin on aprobaciones (decidida_en)",
    "create index aprobaciones_por_persona on aprobaciones (id_persona)",
  );

  // Bonos that a colleague gave alone: one of each person and month.
  await sql`create table cortesias_de_equipo (
    id_persona integer not null,
    mes text not null,
    id_cuenta text not null references cuentas_de_equipo (id_cuenta),
    hecha_en text not null,
    primary key (id_persona, mes)
  )`.execute(db);
  await run(db, "create index cortesias_de_equipo_por_cuenta on cortesias_de_equipo (id_cuenta)");

  // Requests of people about their data (Ley 29733). A request takes one change, its end.
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
  await run(
    db,
    `create index solicitudes_de_datos_abiertas on solicitudes_de_datos (vence_el, id_solicitud_de_datos)
      where cerrada_en is null`,
    `create index solicitudes_de_datos_cerradas on solicitudes_de_datos (cerrada_en, id_solicitud_de_datos)
      where cerrada_en is not null`,
    "create index solicitudes_de_datos_por_persona on solicitudes_de_datos (id_persona)",
  );

  // Steps take no change, and each happens once. One person asks for a deletion and another confirms it.
  await sql`create table pasos_de_solicitud (
    id_paso text primary key,
    id_solicitud_de_datos text not null references solicitudes_de_datos (id_solicitud_de_datos),
    paso text not null check (paso in ('identidad', 'copia', 'eliminacion-pedida', 'eliminacion-confirmada',
      'atendida', 'denegada')),
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

  // Breaches of personal data, the one notice to the authority of each, and later notes.
  await sql`create table brechas (
    id_brecha text primary key,
    conocida_en text not null,
    que text not null,
    cuantas integer not null check (cuantas >= 0),
    id_cuenta text not null,
    abierta_en text not null,
    check (abierta_en >= conocida_en)
  )`.execute(db);

  await sql`create table avances_de_brecha (
    id_avance text primary key,
    id_brecha text not null references brechas (id_brecha),
    clase text not null check (clase in ('aviso', 'nota')),
    texto text not null,
    avisada_en text,
    id_cuenta text not null,
    anotado_en text not null,
    check ((clase = 'aviso') = (avisada_en is not null)),
    check (avisada_en is null or avisada_en <= anotado_en)
  )`.execute(db);
  await run(
    db,
    "create unique index avances_de_brecha_un_aviso on avances_de_brecha (id_brecha) where clase = 'aviso'",
  );

  await appendOnly(
    db,
    "pasos_de_solicitud",
    "id_paso = new.id_paso or (id_solicitud_de_datos = new.id_solicitud_de_datos and paso = new.paso)",
  );
  await appendOnly(db, "brechas", "id_brecha = new.id_brecha");
  await appendOnly(
    db,
    "avances_de_brecha",
    "id_avance = new.id_avance or (clase = 'aviso' and new.clase = 'aviso' and id_brecha = new.id_brecha)",
  );
  await (onPostgres(db) ? solicitudesFirmesEnPostgres(db) : solicitudesFirmesEnSqlite(db));
}

/** Columns of a request that never change. */
const FIJAS = `id_solicitud_de_datos, clase, quien, id_persona, canal, referencia, recibida_el, plazo_en_dias,
  vence_el, registrada_en, id_cuenta`;

async function solicitudesFirmesEnSqlite(db: Kysely<never>): Promise<void> {
  await refuse(db, "solicitudes_de_datos_fijas", `before update of ${FIJAS} on solicitudes_de_datos`);
  await refuse(
    db,
    "solicitudes_de_datos_cierre",
    "before update on solicitudes_de_datos when old.cerrada_en is not null",
  );
  await refuse(db, "solicitudes_de_datos_quedan", "before delete on solicitudes_de_datos");
  await refuseReplacing(db, "solicitudes_de_datos", "id_solicitud_de_datos = new.id_solicitud_de_datos");
}

async function solicitudesFirmesEnPostgres(db: Kysely<never>): Promise<void> {
  await refuse(db, "solicitudes_de_datos_fijas", `before update of ${FIJAS} on solicitudes_de_datos`);
  await refuse(
    db,
    "solicitudes_de_datos_cierre",
    "before update on solicitudes_de_datos for each row when (old.cerrada_en is not null)",
  );
  await refuse(db, "solicitudes_de_datos_quedan", "before delete or truncate on solicitudes_de_datos");
}
