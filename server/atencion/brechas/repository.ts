import type { BrechaRepository } from "../../../app/domain/atencion/brechas/repositorio";
import type { Brecha } from "../../../app/domain/atencion/brechas/brecha";
import type { Db, Trx } from "../../platform/database/client";
import type { Selectable } from "kysely";
import type { Tables } from "../../platform/database/schema";

const deFila = (fila: Selectable<Tables["brechas"]>): Brecha => ({
  idBrecha: fila.id_brecha,
  conocidaEn: new Date(fila.conocida_en),
  que: fila.que,
  cuantas: fila.cuantas,
  idCuenta: fila.id_cuenta,
  abiertaEn: new Date(fila.abierta_en),
});

/** Breaches of personal data, and their later lines. */
export function makeBrechaRepository(db: Db | Trx): BrechaRepository {
  return {
    async abrir({ idBrecha, conocidaEn, que, cuantas, idCuenta, abiertaEn }) {
      await db
        .insertInto("brechas")
        .values({
          ...{ id_brecha: idBrecha, conocida_en: conocidaEn.toISOString(), que, cuantas },
          ...{ id_cuenta: idCuenta, abierta_en: abiertaEn.toISOString() },
        })
        .execute();
    },

    async todas() {
      return (await db.selectFrom("brechas").selectAll().orderBy("conocida_en", "desc").execute()).map(
        deFila,
      );
    },

    async avances() {
      const filas = await db.selectFrom("avances_de_brecha").selectAll().orderBy("anotado_en").execute();
      return filas.map((fila) => ({
        ...{ idAvance: fila.id_avance, idBrecha: fila.id_brecha, clase: fila.clase, texto: fila.texto },
        avisadaEn: fila.avisada_en === null ? null : new Date(fila.avisada_en),
        ...{ idCuenta: fila.id_cuenta, anotadoEn: new Date(fila.anotado_en) },
      }));
    },

    async porId(idBrecha) {
      const fila = await db
        .selectFrom("brechas")
        .selectAll()
        .where("id_brecha", "=", idBrecha)
        .executeTakeFirst();
      return fila ? deFila(fila) : null;
    },

    async avanzar({ idAvance, idBrecha, clase, texto, avisadaEn, idCuenta, anotadoEn }) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("avances_de_brecha")
        .values({
          ...{ id_avance: idAvance, id_brecha: idBrecha, clase, texto, id_cuenta: idCuenta },
          ...{ avisada_en: avisadaEn?.toISOString() ?? null, anotado_en: anotadoEn.toISOString() },
        })
        .onConflict((conflicto) => conflicto.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },
  };
}
