import type { DescargaRepository } from "../../../app/domain/contenido/descargas/repositorio";
import type { Db, Trx } from "../../platform/database/client";

export function makeDescargaRepository(db: Db | Trx): DescargaRepository {
  return {
    async anotar(idPersona, { uid, dia, descargadaEn }) {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto("descargas")
        .values({ id_persona: idPersona, uid, dia, descargada_en: descargadaEn.toISOString() })
        .onConflict((conflicto) => conflicto.columns(["id_persona", "uid", "dia"]).doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows > 0n;
    },

    async cuentas(desde) {
      const filas = await db
        .selectFrom("descargas")
        .select(["uid", (eb) => eb.fn.countAll().as("veces")])
        .where("descargada_en", ">=", desde.toISOString())
        .groupBy("uid")
        .execute();
      return filas.map(({ uid, veces }) => ({ uid, veces: Number(veces) }));
    },
  };
}
