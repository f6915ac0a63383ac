import { PostgresAdapter, sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. Accounts of the staff have tables of their own. The registro of their acts
 * takes lines, and refuses to change or remove one.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table cuentas_de_equipo (
    id_cuenta text primary key,
    correo text not null unique,
    nombre text not null,
    estado text not null check (estado in ('invitada', 'activa', 'cerrada')),
    clave_hash text,
    secreto_cifrado text,
    ultimo_paso integer,
    huella_de_invitacion text unique,
    invitacion_vence_en text,
    creada_en text not null,
    usada_en text not null,
    cerrada_en text,
    check (estado <> 'activa' or (clave_hash is not null and secreto_cifrado is not null)),
    check ((estado = 'cerrada') = (cerrada_en is not null))
  )`.execute(db);
  await sql`create table roles_de_equipo (
    id_rol text primary key,
    id_cuenta text not null references cuentas_de_equipo (id_cuenta),
    rol text not null,
    motivo text not null,
    pedido_por text not null,
    pedido_en text not null,
    confirmado_por text,
    confirmado_en text,
    quitado_en text,
    check ((confirmado_por is null) = (confirmado_en is null)),
    check (confirmado_por is null or confirmado_por like 'maquina:%'
      or (confirmado_por <> pedido_por and confirmado_por <> id_cuenta))
  )`.execute(db);
  await sql`create unique index roles_de_equipo_una_vez on roles_de_equipo (id_cuenta, rol)
    where quitado_en is null`.execute(db);
  await sql`create table accesos_de_equipo (
    huella text primary key,
    id_cuenta text not null references cuentas_de_equipo (id_cuenta),
    creado_en text not null,
    visto_en text not null,
    vence_en text not null,
    probado_en text
  )`.execute(db);
  await sql`create index accesos_de_equipo_por_cuenta on accesos_de_equipo (id_cuenta)`.execute(db);
  await sql`create index accesos_de_equipo_por_fin on accesos_de_equipo (vence_en)`.execute(db);
  await crearRegistro(db);
}

async function crearRegistro(db: Kysely<never>): Promise<void> {
  await sql`create table registro_de_equipo (
    id_linea text primary key,
    creada_en text not null,
    id_cuenta text,
    actor text not null,
    roles text not null,
    de_sesiones integer not null check (de_sesiones in (0, 1)),
    accion text not null,
    id_persona integer,
    objeto text not null,
    motivo text,
    centimos integer,
    pedido_por text,
    red text
  )`.execute(db);
  for (const [nombre, columnas, donde] of [
    ["por_dia", "creada_en, id_linea", ""],
    ["por_cuenta", "id_cuenta, creada_en, id_linea", ""],
    ["por_accion", "accion, creada_en, id_linea", ""],
    ["de_sesiones", "de_sesiones, creada_en, id_linea", ""],
    ["por_persona", "id_persona, creada_en, id_linea", ""],
    ["sin_personas", "creada_en, id_linea", "where id_persona is null"],
    ["con_dinero", "creada_en, id_linea", "where centimos is not null"],
  ]) {
    await sql`create index ${sql.ref(`registro_de_equipo_${nombre}`)} on registro_de_equipo
      (${sql.raw(columnas!)}) ${sql.raw(donde!)}`.execute(db);
  }
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`create trigger registro_de_equipo_sin_cambios before update or delete or truncate
      on registro_de_equipo for each statement execute function solo_se_anade()`.execute(db);
    return;
  }
  for (const acto of ["update", "delete"]) {
    await sql`create trigger ${sql.ref(`registro_de_equipo_sin_${acto}`)} before ${sql.raw(acto)}
      on registro_de_equipo begin select raise(abort, 'append-only'); end`.execute(db);
  }
  // "insert or replace" removes the former row without firing the triggers on delete.
  await sql`create trigger registro_de_equipo_sin_reemplazo before insert on registro_de_equipo
    when exists (select 1 from registro_de_equipo where rowid = new.rowid or id_linea = new.id_linea)
    begin select raise(ignore); end`.execute(db);
}
