import type { FeriadoRepository } from "../../../app/domain/reclamos/feriados/feriado";
import type { Db, Trx } from "../../platform/database/client";

export function makeFeriadoRepository(db: Db | Trx): FeriadoRepository {
  return {
    async entre(desde, hasta) {
      const filas = await db
        .selectFrom("feriados")
        .select("fecha")
        .where("fecha", ">=", desde)
        .where("fecha", "<=", hasta)
        .where("cuenta", "=", 1)
        .execute();
      return filas.map(({ fecha }) => fecha);
    },

    async desde(fecha, cuantos) {
      const filas = await db
        .selectFrom("feriados")
        .selectAll()
        .where("fecha", ">=", fecha)
        .orderBy("fecha")
        .limit(cuantos)
        .execute();
      return filas.map((fila) => ({ ...fila, cuenta: fila.cuenta === 1 }));
    },

    async poner({ fecha, nombre, alcance }) {
      const valores = { nombre, alcance, cuenta: 1 };
      await db
        .insertInto("feriados")
        .values({ fecha, ...valores })
        .onConflict((conflicto) => conflicto.column("fecha").doUpdateSet(valores))
        .execute();
    },

    async quitar(fecha) {
      const { numUpdatedRows } = await db
        .updateTable("feriados")
        .set({ cuenta: 0 })
        .where("fecha", "=", fecha)
        .where("cuenta", "=", 1)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
  };
}
