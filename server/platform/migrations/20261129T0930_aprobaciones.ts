import { sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. Requests for the approval of a colleague: one open request of each kind and
 * thing, decided by another account. Bonos that a colleague gave alone: one of each person and month.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table aprobaciones (
    id_aprobacion text primary key,
    clase text not null check (clase in ('devolucion', 'cortesia', 'plan', 'segundo-factor', 'precio')),
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
  await sql`create unique index aprobaciones_abiertas_una_vez on aprobaciones (clase, clave)
    where estado = 'abierta'`.execute(db);
  await sql`create index aprobaciones_por_estado on aprobaciones (estado, vence_en)`.execute(db);
  await sql`create index aprobaciones_por_clave on aprobaciones (clave, clase)`.execute(db);
  await sql`create index aprobaciones_por_cuenta on aprobaciones (pedida_por, pedida_en)`.execute(db);
  await sql`create index aprobaciones_por_persona on aprobaciones (id_persona)`.execute(db);
  await sql`create index aprobaciones_por_fin on aprobaciones (decidida_en)`.execute(db);
  await sql`create index aprobaciones_por_decision on aprobaciones (decidida_por)`.execute(db);
  await sql`create table cortesias_de_equipo (
    id_persona integer not null,
    mes text not null,
    id_cuenta text not null references cuentas_de_equipo (id_cuenta),
    hecha_en text not null,
    primary key (id_persona, mes)
  )`.execute(db);
  await sql`create index cortesias_de_equipo_por_cuenta on cortesias_de_equipo (id_cuenta)`.execute(db);
}
