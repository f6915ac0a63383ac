import { sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. An account that lost its document had a number of ours instead: kind 5, "SD-"
 * and twelve digits. From now on it has kind 0 and no number. Receipts with such a number stay as they are.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`update datos_de_compra set id_tipo_documento = 0, numero_documento = ''
    where id_tipo_documento = 5 and numero_documento like 'SD-____________' and exists (
      select 1 from personas where personas.id_persona = datos_de_compra.id_persona
        and personas.id_tipo_documento = 5 and personas.numero_documento = datos_de_compra.numero_documento)
    and exists (select 1 from accesos_a_datos where accesos_a_datos.id_persona = datos_de_compra.id_persona
        and accesos_a_datos.accion = 'documento-retirado')`.execute(db);
  await sql`update personas set id_tipo_documento = 0, numero_documento = 'sin-documento-' || cast(id_persona as text),
      version = version + 1
    where id_tipo_documento = 5 and numero_documento like 'SD-____________' and exists (
      select 1 from accesos_a_datos where accesos_a_datos.id_persona = personas.id_persona
        and accesos_a_datos.accion = 'documento-retirado')`.execute(db);
}
