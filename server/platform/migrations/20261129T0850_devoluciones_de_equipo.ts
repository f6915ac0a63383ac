import { sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. Refunds by the staff: one of each person and month, within the limit. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table devoluciones_de_equipo (
    id_persona integer not null,
    mes text not null,
    id_pedido text not null unique references pedidos (id_pedido),
    id_cuenta text not null references cuentas_de_equipo (id_cuenta),
    centimos integer not null check (centimos > 0),
    hecha_en text not null,
    primary key (id_persona, mes)
  )`.execute(db);
  await sql`create index devoluciones_de_equipo_por_cuenta on devoluciones_de_equipo (id_cuenta)`.execute(db);
}
