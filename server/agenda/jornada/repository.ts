import type { CierreDeAgendaRepository } from "../../../app/domain/agenda/jornada/repositorio";
import type { Db, Trx } from "../../platform/database/client";

export function makeCierreDeAgendaRepository(db: Db | Trx): CierreDeAgendaRepository {
  return {
    async guardar({ idEspecialista, idCuenta, inicio, fin, compensacion, creadoEn }) {
      const valores = { id_cuenta: idCuenta, compensacion, creado_en: creadoEn.toISOString() };
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("cierres_de_agenda")
        .values({
          ...{ id_especialista: idEspecialista, inicio: inicio.toISOString(), fin: fin.toISOString() },
          ...valores,
        })
        .onConflict((conflicto) =>
          conflicto
            .columns(["id_especialista", "inicio", "fin"])
            .doUpdateSet(valores)
            .where("cierres_de_agenda.compensacion", "<>", compensacion),
        )
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    async vigentes(now) {
      const filas = await db
        .selectFrom("cierres_de_agenda")
        .selectAll()
        .where("fin", ">", now.toISOString())
        .orderBy("inicio")
        .execute();
      return filas.map((fila) => ({
        idEspecialista: fila.id_especialista,
        idCuenta: fila.id_cuenta,
        inicio: new Date(fila.inicio),
        fin: new Date(fila.fin),
        compensacion: fila.compensacion,
        creadoEn: new Date(fila.creado_en),
      }));
    },

    async quitar(idEspecialista, { inicio, fin }) {
      await db
        .deleteFrom("cierres_de_agenda")
        .where("id_especialista", "=", idEspecialista)
        .where("inicio", ">=", inicio.toISOString())
        .where("fin", "<=", fin.toISOString())
        .execute();
    },

    async borrarPasados(now) {
      await db.deleteFrom("cierres_de_agenda").where("fin", "<=", now.toISOString()).execute();
    },
  };
}
