import { sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. Backup codes of members of the staff, as digests. Each opens one sign-in. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table respaldos_de_equipo (
    id_cuenta text not null references cuentas_de_equipo (id_cuenta),
    huella text not null,
    usado_en text,
    primary key (id_cuenta, huella)
  )`.execute(db);
}
