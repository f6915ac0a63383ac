import type { BorradorDeReclamoRepository } from "../../../app/domain/reclamos/borrador";
import type { Db, Trx } from "../../platform/database/client";

export function makeBorradorRepository(db: Db | Trx): BorradorDeReclamoRepository {
  return {
    async guardar({ idBorrador, cerrado, expiraEn }) {
      const valores = { cerrado, expira_en: expiraEn.toISOString() };
      await db
        .insertInto("borradores_de_reclamo")
        .values({ id_borrador: idBorrador, ...valores })
        .onConflict((conflicto) => conflicto.column("id_borrador").doUpdateSet(valores))
        .execute();
    },

    async leer(idBorrador, now) {
      const fila = await db
        .selectFrom("borradores_de_reclamo")
        .selectAll()
        .where("id_borrador", "=", idBorrador)
        .where("expira_en", ">", now.toISOString())
        .executeTakeFirst();
      return fila ? { idBorrador, cerrado: fila.cerrado, expiraEn: new Date(fila.expira_en) } : null;
    },

    async borrar(idBorrador) {
      await db.deleteFrom("borradores_de_reclamo").where("id_borrador", "=", idBorrador).execute();
    },
  };
}
