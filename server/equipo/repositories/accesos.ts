import type { AccesoDeEquipoRepository } from "../../../app/domain/equipo/accesos/repositorio";
import type { Db, Trx } from "../../platform/database/client";

/** Stays of the staff, by the digest of their key. */
export function makeAccesoDeEquipoRepository(db: Db | Trx): AccesoDeEquipoRepository {
  return {
    async abrir({ huella, idCuenta, creadoEn, vistoEn, venceEn, probadoEn, confirmadoEn }) {
      await db
        .insertInto("accesos_de_equipo")
        .values({
          ...{ huella, id_cuenta: idCuenta, creado_en: creadoEn.toISOString() },
          ...{ visto_en: vistoEn.toISOString(), vence_en: venceEn.toISOString() },
          probado_en: probadoEn?.toISOString() ?? null,
          confirmado_en: confirmadoEn?.toISOString() ?? null,
        })
        .execute();
    },

    async leer(huella) {
      const fila = await db
        .selectFrom("accesos_de_equipo")
        .selectAll()
        .where("huella", "=", huella)
        .executeTakeFirst();
      return fila
        ? {
            huella,
            idCuenta: fila.id_cuenta,
            creadoEn: new Date(fila.creado_en),
            vistoEn: new Date(fila.visto_en),
            venceEn: new Date(fila.vence_en),
            probadoEn: fila.probado_en ? new Date(fila.probado_en) : null,
            confirmadoEn: fila.confirmado_en ? new Date(fila.confirmado_en) : null,
          }
        : null;
    },

    async tocar(huella, now) {
      await db
        .updateTable("accesos_de_equipo")
        .set({ visto_en: now.toISOString() })
        .where("huella", "=", huella)
        .execute();
    },

    async probar(huella, now) {
      await db
        .updateTable("accesos_de_equipo")
        .set({ probado_en: now.toISOString(), visto_en: now.toISOString() })
        .where("huella", "=", huella)
        .execute();
    },

    async usarConfirmacion(huella, desde) {
      const { numUpdatedRows } = await db
        .updateTable("accesos_de_equipo")
        .set({ confirmado_en: null })
        .where("huella", "=", huella)
        .where("confirmado_en", ">", desde.toISOString())
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    async cerrar(huella) {
      const { numDeletedRows } = await db
        .deleteFrom("accesos_de_equipo")
        .where("huella", "=", huella)
        .executeTakeFirstOrThrow();
      return numDeletedRows === 1n;
    },

    async cerrarTodos(idCuenta) {
      await db.deleteFrom("accesos_de_equipo").where("id_cuenta", "=", idCuenta).execute();
    },
  };
}
