import { sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. A staff account may be that of one subject of a provider of OpenID Connect.
 * `confirmado_en`: instant of a fresh sign-in there, which one act uses up.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table cuentas_de_equipo add column emisor text`.execute(db);
  await sql`alter table cuentas_de_equipo add column sujeto text`.execute(db);
  await sql`create unique index cuentas_de_equipo_por_identidad on cuentas_de_equipo (emisor, sujeto)
    where sujeto is not null`.execute(db);
  await sql`alter table accesos_de_equipo add column confirmado_en text`.execute(db);
}
