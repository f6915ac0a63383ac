import { sql, type Kysely } from "kysely";

/**
 * Frozen: a change is another migration. An operator's statement that a session was held was written as both arrivals
 * at its start. Now it is a row of its own, with its author and, where a report kept it, the reason.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("asistencias_de_cita")
    .addColumn("id_cita", "text", (c) => c.primaryKey().references("citas.id_cita"))
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("operador", "text", (c) => c.notNull())
    .addColumn("motivo", "text", (c) => c.notNull())
    .addColumn("anotada_en", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("asistencias_de_cita_de_persona")
    .on("asistencias_de_cita")
    .column("id_persona")
    .execute();
  await sql`insert into asistencias_de_cita (id_cita, id_persona, operador, motivo, anotada_en)
    select citas.id_cita, citas.id_persona, min(actos_de_operador.operador),
      coalesce(max(ausencias.motivo), 'Lo anotó nuestro equipo.'), min(actos_de_operador.creado_en)
    from actos_de_operador
    join citas on citas.id_cita = actos_de_operador.objeto
    left join ausencias on ausencias.id_cita = citas.id_cita
    where actos_de_operador.orden = 'asistencia' and actos_de_operador.resultado = 'hecho'
    group by citas.id_cita, citas.id_persona`.execute(db);
  for (const llegada of ["persona_llego_en", "especialista_llego_en"]) {
    await sql`update citas set ${sql.ref(llegada)} = null
      where id_cita in (select id_cita from asistencias_de_cita) and ${sql.ref(llegada)} =
        (select inicio from horarios where horarios.id_horario = citas.id_horario)`.execute(db);
  }
}
