import { sql, type Expression } from "kysely";
import type { NotificacionRepository } from "../../../app/domain/avisos/notificaciones/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import { unaVez } from "../../platform/database/lectura";
import type { Tables } from "../../platform/database/schema";
import { sentencia, type Huecos } from "../../platform/database/sentencia";

/**
 * Condition for notifications that the person has not seen, written as in the partial index `notificaciones_sin_ver`
 * (PostgreSQL § 11.8).
 */
const SIN_VER = sql<boolean>`vista_en is null`;

/** Condition for notifications that are new at `now`, the rule `esNueva`: neither seen nor ended. */
export const esNuevaEn = (now: string | Expression<string>) =>
  sql<boolean>`${SIN_VER} and (vale_hasta is null or vale_hasta > ${now})`;

/** Key under which the number of unseen notifications is read once a request. */
export const lecturaDeSinVer = (idPersona: number) => `notificaciones-sin-ver:${idPersona}`;

const crear = sentencia((db, fila: Huecos<Tables["notificaciones"]>) =>
  db
    .insertInto("notificaciones")
    .values(fila)
    .onConflict((conflicto) => conflicto.column("id_notificacion").doNothing()),
);

export function makeNotificacionRepository(db: Db | Trx): NotificacionRepository {
  return {
    async crear(notificacion) {
      await crear(db, {
        id_notificacion: notificacion.idNotificacion,
        id_persona: notificacion.idPersona,
        icono: notificacion.icono,
        mensaje: notificacion.mensaje,
        enlace: notificacion.enlace,
        creada_en: notificacion.creadaEn.toISOString(),
        vista_en: notificacion.vistaEn?.toISOString() ?? null,
        vale_hasta: notificacion.valeHasta?.toISOString() ?? null,
      });
    },

    async retirar(ids) {
      await db.deleteFrom("notificaciones").where("id_notificacion", "in", ids).execute();
    },

    async deLaPersona(idPersona, cuantas) {
      const filas = await db
        .selectFrom("notificaciones")
        .selectAll()
        .where("id_persona", "=", idPersona)
        .orderBy("creada_en", "desc")
        .limit(cuantas)
        .execute();
      return filas.map((fila) => ({
        idNotificacion: fila.id_notificacion,
        idPersona: fila.id_persona,
        icono: fila.icono,
        mensaje: fila.mensaje,
        enlace: fila.enlace,
        creadaEn: new Date(fila.creada_en),
        vistaEn: fila.vista_en ? new Date(fila.vista_en) : null,
        valeHasta: fila.vale_hasta ? new Date(fila.vale_hasta) : null,
      }));
    },

    sinVer: (idPersona, now) =>
      unaVez(db, lecturaDeSinVer(idPersona), async () => {
        const { cuantas } = await db
          .selectFrom("notificaciones")
          .select((eb) => eb.fn.countAll<number | string>().as("cuantas"))
          .where("id_persona", "=", idPersona)
          .where(esNuevaEn(now.toISOString()))
          .executeTakeFirstOrThrow();
        return Number(cuantas);
      }),

    async marcarVistas(idPersona, hasta, now) {
      const { numUpdatedRows } = await db
        .updateTable("notificaciones")
        .set({ vista_en: now.toISOString() })
        .where("id_persona", "=", idPersona)
        .where(SIN_VER)
        .where("creada_en", "<=", hasta.toISOString())
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
  };
}
