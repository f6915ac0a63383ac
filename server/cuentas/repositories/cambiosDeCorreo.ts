import type { Selectable } from "kysely";
import type { CambioDeCorreo } from "../../../app/domain/cuentas/cuenta/cuenta";
import type { CambioDeCorreoRepository } from "../../../app/domain/cuentas/cuenta/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";

/**
 * Repository of changed mail addresses of accounts: waiting for their code, confirmed, or undone from the old address.
 */
export function makeCambioDeCorreoRepository(db: Db | Trx): CambioDeCorreoRepository {
  return {
    async abrir({ idCambio, idPersona, anterior, nuevo, creadoEn }) {
      await db
        .insertInto("cambios_de_correo")
        .values({
          id_cambio: idCambio,
          id_persona: idPersona,
          anterior,
          nuevo,
          creado_en: creadoEn.toISOString(),
        })
        .execute();
    },

    async pendiente(idPersona, desde) {
      const fila = await db
        .selectFrom("cambios_de_correo")
        .selectAll()
        .where("id_persona", "=", idPersona)
        .where("creado_en", ">", desde.toISOString())
        .orderBy("creado_en", "desc")
        .limit(1)
        .executeTakeFirst();
      return fila && !fila.confirmado_en && !fila.deshecho_en ? aCambio(fila) : null;
    },

    async confirmar(idCambio, paraDeshacer, now) {
      const { numUpdatedRows } = await db
        .updateTable("cambios_de_correo")
        .set({
          confirmado_en: now.toISOString(),
          huella_para_deshacer: paraDeshacer.huella,
          deshacer_hasta: paraDeshacer.hasta.toISOString(),
        })
        .where("id_cambio", "=", idCambio)
        .where("confirmado_en", "is", null)
        .where("deshecho_en", "is", null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async anularPendientes(idPersona, now) {
      await db
        .updateTable("cambios_de_correo")
        .set({ deshecho_en: now.toISOString() })
        .where("id_persona", "=", idPersona)
        .where("confirmado_en", "is", null)
        .where("deshecho_en", "is", null)
        .execute();
    },

    async sinDeshacer(idPersona, now) {
      const filas = await db
        .selectFrom("cambios_de_correo")
        .selectAll()
        .where("id_persona", "=", idPersona)
        .where("deshecho_en", "is", null)
        .where("deshacer_hasta", ">", now.toISOString())
        .orderBy("creado_en")
        .execute();
      return filas.map(aCambio);
    },

    async anularPosteriores({ idPersona, creadoEn }, now) {
      await db
        .updateTable("cambios_de_correo")
        .set({ deshecho_en: now.toISOString() })
        .where("id_persona", "=", idPersona)
        .where("creado_en", ">=", creadoEn.toISOString())
        .where("deshecho_en", "is", null)
        .execute();
    },

    async porDeshacer(huella, now) {
      const fila = await db
        .selectFrom("cambios_de_correo")
        .selectAll()
        .where("huella_para_deshacer", "=", huella)
        .where("deshecho_en", "is", null)
        .where("deshacer_hasta", ">", now.toISOString())
        .executeTakeFirst();
      return fila ? aCambio(fila) : null;
    },

    async primeroDesde(idPersona, desde, now) {
      const fila = await db
        .selectFrom("cambios_de_correo")
        .selectAll()
        .where("id_persona", "=", idPersona)
        .where("confirmado_en", ">=", desde.toISOString())
        .where("deshecho_en", "is", null)
        .where("deshacer_hasta", ">", now.toISOString())
        .orderBy("confirmado_en")
        .limit(1)
        .executeTakeFirst();
      return fila ? aCambio(fila) : null;
    },

    async deshacer(idCambio, now) {
      const { numUpdatedRows } = await db
        .updateTable("cambios_de_correo")
        .set({ deshecho_en: now.toISOString() })
        .where("id_cambio", "=", idCambio)
        .where("deshecho_en", "is", null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}

const aCambio = (fila: Selectable<Tables["cambios_de_correo"]>): CambioDeCorreo => ({
  idCambio: fila.id_cambio,
  idPersona: fila.id_persona,
  anterior: fila.anterior,
  nuevo: fila.nuevo,
  creadoEn: new Date(fila.creado_en),
});
