import { sql } from "kysely";
import type { AusenciaRepository } from "../../../app/domain/agenda/ausencias/repositorio";
import type { Db, Trx } from "../../platform/database/client";

export function makeAusenciaRepository(db: Db | Trx): AusenciaRepository {
  return {
    async deLaCita(idCita) {
      const fila = await db
        .selectFrom("ausencias")
        .selectAll()
        .where("id_cita", "=", idCita)
        .executeTakeFirst();
      return fila ? { avisadaEn: new Date(fila.avisada_en) } : null;
    },

    async avisar({ idCita, idPersona }, now) {
      await db
        .insertInto("ausencias")
        .values({
          id_cita: idCita,
          id_persona: idPersona,
          avisada_en: now.toISOString(),
          resuelta_en: null,
          motivo: null,
        })
        .onConflict((conflicto) => conflicto.column("id_cita").doNothing())
        .execute();
    },

    async anotarAsistencia({ idCita, idPersona }, { operador, motivo }, now) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("asistencias_de_cita")
        .values({ id_cita: idCita, id_persona: idPersona, operador, motivo, anotada_en: now.toISOString() })
        .onConflict((conflicto) => conflicto.column("id_cita").doNothing())
        .executeTakeFirstOrThrow();
      await db
        .updateTable("ausencias")
        .set({ resuelta_en: now.toISOString(), motivo })
        .where("id_cita", "=", idCita)
        .where("resuelta_en", "is", null)
        .execute();
      return numInsertedOrUpdatedRows === 1n;
    },

    async porResolver(cuantas) {
      const filas = await db
        .selectFrom("ausencias")
        .innerJoin("citas", "citas.id_cita", "ausencias.id_cita")
        .select(["ausencias.id_cita", "ausencias.avisada_en"])
        // Written as in the partial index `ausencias_por_resolver`, so that the index is used (PostgreSQL § 11.8).
        .where(sql<boolean>`ausencias.resuelta_en is null`)
        .where("ausencias.avisada_en", ">", "")
        .where("citas.estado", "=", "reservada")
        .where("citas.cambio_libre", "=", 0)
        .orderBy("ausencias.avisada_en")
        .limit(cuantas)
        .execute();
      return filas.map(({ id_cita, avisada_en }) => ({ idCita: id_cita, avisadaEn: new Date(avisada_en) }));
    },
  };
}
