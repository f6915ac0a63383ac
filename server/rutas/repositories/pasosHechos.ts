import type { PasoHecho } from "../../../app/domain/rutas/recorrido";
import type { PasoHechoRepository } from "../../../app/domain/rutas/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import type { PasoHechoRow } from "../tables";

export function makePasoHechoRepository(db: Db | Trx): PasoHechoRepository {
  return {
    async anotar({ idPersona, uid }, { paso, titulo, hechoEn, como }) {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto("pasos_hechos")
        .values({ id_persona: idPersona, uid, paso, titulo, hecho_en: hechoEn.toISOString(), como })
        .onConflict((conflicto) => conflicto.columns(["id_persona", "uid", "paso"]).doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows > 0n;
    },

    async de({ idPersona, uid }) {
      const filas = await db
        .selectFrom("pasos_hechos")
        .selectAll()
        .where("id_persona", "=", idPersona)
        .where("uid", "=", uid)
        .orderBy("hecho_en")
        .orderBy("paso")
        .execute();
      return filas.map(aHecho);
    },
  };
}

export const aHecho = (fila: Omit<PasoHechoRow, "id_persona" | "uid">): PasoHecho => ({
  paso: fila.paso,
  titulo: fila.titulo,
  hechoEn: new Date(fila.hecho_en),
  como: fila.como,
});
