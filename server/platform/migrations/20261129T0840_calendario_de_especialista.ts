import { sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. The address of a specialist's calendar; `huella` is the digest of its key. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table calendarios_de_especialista (
    id_cuenta text primary key references cuentas_de_equipo (id_cuenta),
    huella text not null unique,
    creado_en text not null
  )`.execute(db);
}
