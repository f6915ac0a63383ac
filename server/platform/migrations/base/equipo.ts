import { sql, type Kysely } from "kysely";
import { onPostgres, run } from "./columns";
import { appendOnly } from "./guards";

export async function equipo(db: Kysely<never>): Promise<void> {
  // An account of the staff may be that of one subject of a provider of OpenID Connect.
  await sql`create table cuentas_de_equipo (
    id_cuenta text primary key,
    correo text not null unique,
    nombre text not null,
    estado text not null check (estado in ('invitada', 'activa', 'cerrada')),
    clave_hash text,
    secreto_cifrado text,
    ultimo_paso integer,
    emisor text,
    sujeto text,
    huella_de_invitacion text unique,
    invitacion_vence_en text,
    creada_en text not null,
    usada_en text not null,
    cerrada_en text,
    check (estado <> 'activa' or (clave_hash is not null and secreto_cifrado is not null)),
    check ((estado = 'cerrada') = (cerrada_en is not null))
  )`.execute(db);
  await run(
    db,
    `create unique index cuentas_de_equipo_por_identidad on cuentas_de_equipo (emisor, sujeto)
      where sujeto is not null`,
  );

  // Turns of the guard. The database refuses two turns of one level at the same time.
  await sql`create table turnos_de_guardia (
    id_turno text primary key,
    nivel integer not null check (nivel in (1, 2)),
    id_cuenta text not null references cuentas_de_equipo (id_cuenta),
    empieza_en text not null,
    termina_en text not null,
    destino text not null,
    puesto_por text not null,
    puesto_en text not null,
    anunciado_en text,
    check (termina_en > empieza_en)
  )`.execute(db);
  await run(db, "create index turnos_de_guardia_por_fin on turnos_de_guardia (termina_en)");

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
  await run(
    db,
    `create unique index roles_de_equipo_una_vez on roles_de_equipo (id_cuenta, rol)
      where quitado_en is null`,
  );

  // `confirmado_en`: instant of a fresh sign-in at the provider, which one act uses up.
  await sql`create table accesos_de_equipo (
    huella text primary key,
    id_cuenta text not null references cuentas_de_equipo (id_cuenta),
    creado_en text not null,
    visto_en text not null,
    vence_en text not null,
    probado_en text,
    confirmado_en text
  )`.execute(db);
  await run(
    db,
    "create index accesos_de_equipo_por_cuenta on accesos_de_equipo (id_cuenta)",
    "create index accesos_de_equipo_por_fin on accesos_de_equipo (vence_en)",
  );

  // Backup codes as digests. Each opens one sign-in.
  await sql`create table respaldos_de_equipo (
    id_cuenta text not null references cuentas_de_equipo (id_cuenta),
    huella text not null,
    usado_en text,
    primary key (id_cuenta, huella)
  )`.execute(db);

  // Acts of the staff. An index for each reach with each filter: a page is read as fast among ten million lines as
  // among ten thousand.
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
    red text,
    id_aprobacion text
  )`.execute(db);
  await run(
    db,
    `create index registro_de_equipo_con_dinero on registro_de_equipo (creada_en, id_linea)
      where centimos is not null`,
    `create index registro_de_equipo_con_dinero_por_accion on registro_de_equipo (accion, creada_en, id_linea)
      where centimos is not null`,
    `create index registro_de_equipo_con_dinero_por_id_cuenta on registro_de_equipo (id_cuenta, creada_en, id_linea)
      where centimos is not null`,
    `create index registro_de_equipo_de_sesiones on registro_de_equipo (creada_en, id_linea)
      where de_sesiones = 1`,
    `create index registro_de_equipo_de_sesiones_por_accion on registro_de_equipo (accion, creada_en, id_linea)
      where de_sesiones = 1`,
    `create index registro_de_equipo_de_sesiones_por_id_cuenta on registro_de_equipo (id_cuenta, creada_en, id_linea)
      where de_sesiones = 1`,
    "create index registro_de_equipo_por_accion on registro_de_equipo (accion, creada_en, id_linea)",
    "create index registro_de_equipo_por_cuenta on registro_de_equipo (id_cuenta, creada_en, id_linea)",
    "create index registro_de_equipo_por_cuenta_y_accion on registro_de_equipo (id_cuenta, accion, creada_en, id_linea)",
    "create index registro_de_equipo_por_dia on registro_de_equipo (creada_en, id_linea)",
    "create index registro_de_equipo_por_persona on registro_de_equipo (id_persona, creada_en, id_linea)",
    `create index registro_de_equipo_sin_personas on registro_de_equipo (creada_en, id_linea)
      where id_persona is null`,
    `create index registro_de_equipo_sin_personas_por_accion on registro_de_equipo (accion, creada_en, id_linea)
      where id_persona is null`,
    `create index registro_de_equipo_sin_personas_por_id_cuenta on registro_de_equipo (id_cuenta, creada_en, id_linea)
      where id_persona is null`,
  );

  await appendOnly(db, "registro_de_equipo", "id_linea = new.id_linea");
  await sinCruces(db);
}

/** PostgreSQL refuses by exclusion constraints over the digits of the instants, SQLite by a trigger. */
async function sinCruces(db: Kysely<never>): Promise<void> {
  if (onPostgres(db)) {
    const instante = (columna: string) => sql`translate(${sql.ref(columna)}, '-T:.Z', '')::bigint`;
    for (const nivel of ["1", "2"])
      await sql`alter table turnos_de_guardia add constraint ${sql.ref(`turnos_de_guardia_nivel_${nivel}`)}
        exclude using gist (int8range(${instante("empieza_en")}, ${instante("termina_en")}) with &&)
        where (nivel = ${sql.raw(nivel)})`.execute(db);
    return;
  }
  await sql`create trigger turnos_de_guardia_sin_cruces before insert on turnos_de_guardia
    when exists (select 1 from turnos_de_guardia where termina_en > new.empieza_en
      and empieza_en < new.termina_en and nivel = new.nivel)
    begin select raise(ignore); end`.execute(db);
}
