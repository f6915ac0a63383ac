import type { NotaRepository } from "../../../app/domain/agenda/notas/repositorio";
import type { Db, Trx } from "../../platform/database/client";

export function makeNotaRepository(db: Db | Trx): NotaRepository {
  return {
    async deLaCita(idCita) {
      const fila = await db
        .selectFrom("notas_de_cita")
        .selectAll()
        .where("id_cita", "=", idCita)
        .executeTakeFirst();
      if (!fila) return null;
      return {
        idEspecialista: fila.id_especialista,
        texto: fila.texto,
        comparteHistorial: fila.comparte_historial === 1,
      };
    },

    async guardar({ idCita, idPersona, idEspecialista, inicio }, { texto, comparteHistorial }, now) {
      const valores = {
        id_especialista: idEspecialista,
        texto,
        comparte_historial: Number(comparteHistorial),
        inicio_de_cita: inicio.toISOString(),
        actualizada_en: now.toISOString(),
      };
      await db
        .insertInto("notas_de_cita")
        .values({ id_cita: idCita, id_persona: idPersona, ...valores })
        .onConflict((conflicto) => conflicto.column("id_cita").doUpdateSet(valores))
        .execute();
    },

    async borrar(idCita) {
      await db.deleteFrom("notas_de_cita").where("id_cita", "=", idCita).execute();
    },
  };
}
