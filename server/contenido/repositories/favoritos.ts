import type { FavoritoRepository } from "../../../app/domain/contenido/favoritos/repositorio";
import type { Db, Trx } from "../../platform/database/client";

export function makeFavoritoRepository(db: Db | Trx): FavoritoRepository {
  return {
    async guardar(idPersona, { tipo, uid, guardadoEn }) {
      await db
        .insertInto("favoritos")
        .values({ id_persona: idPersona, tipo, uid, guardado_en: guardadoEn.toISOString() })
        .onConflict((conflicto) => conflicto.columns(["id_persona", "tipo", "uid"]).doNothing())
        .execute();
    },

    async quitar(idPersona, { tipo, uid }) {
      await db
        .deleteFrom("favoritos")
        .where("id_persona", "=", idPersona)
        .where("tipo", "=", tipo)
        .where("uid", "=", uid)
        .execute();
    },

    async deLaPersona(idPersona) {
      const filas = await db
        .selectFrom("favoritos")
        .select(["tipo", "uid", "guardado_en"])
        .where("id_persona", "=", idPersona)
        .orderBy("guardado_en", "desc")
        .orderBy("uid")
        .execute();
      return filas.map(({ tipo, uid, guardado_en }) => ({ tipo, uid, guardadoEn: new Date(guardado_en) }));
    },
  };
}
