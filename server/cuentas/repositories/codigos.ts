import { sql } from "kysely";
import type { CodigoRepository } from "../../../app/domain/cuentas/identidad/repositorio";
import type { Db, Trx } from "../../platform/database/client";

/** Repository of codes of six digits that wait to be entered, stored as keyed digests (ASVS 4.0.3, 2.7.5). */
export function makeCodigoRepository(db: Db | Trx): CodigoRepository {
  return {
    async guardar({ idCodigo, huella, expiraEn }) {
      const fila = { huella, intentos: 0, expira_en: expiraEn.toISOString() };
      await db
        .insertInto("codigos")
        .values({ id_codigo: idCodigo, ...fila })
        .onConflict((conflicto) => conflicto.column("id_codigo").doUpdateSet(fila))
        .execute();
    },

    async contarIntento(idCodigo, maximo, now) {
      const fila = await db
        .updateTable("codigos")
        .set({ intentos: sql`intentos + 1` })
        .where("id_codigo", "=", idCodigo)
        .where("intentos", "<", maximo)
        .where("expira_en", ">", now.toISOString())
        .returning("huella")
        .executeTakeFirst();
      return fila?.huella ?? null;
    },

    async usar(idCodigo, huella) {
      const { numDeletedRows } = await db
        .deleteFrom("codigos")
        .where("id_codigo", "=", idCodigo)
        .where("huella", "=", huella)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },
  };
}
