import { sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. A staff account may be that of one host: an author of the content, which is no
 * table. Several accounts may share a host, because some hosts are teams.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table cuentas_de_anfitrion (
    id_cuenta text primary key references cuentas_de_equipo (id_cuenta),
    uid_autor text not null,
    unida_en text not null
  )`.execute(db);
}
