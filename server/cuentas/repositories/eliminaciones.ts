import { sql, type Selectable } from "kysely";
import type { AccesoADatos } from "../../../app/domain/cuentas/accesosADatos/accesoADatos";
import type { Eliminacion } from "../../../app/domain/cuentas/misDatos/eliminacion";
import type { EliminacionRepository } from "../../../app/domain/cuentas/misDatos/repositorio";
import type { AccesoADatosRepository } from "../../../app/domain/cuentas/accesosADatos/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import { unaVez } from "../../platform/database/lectura";
import type { Tables } from "../../platform/database/schema";
import { lectura } from "./lecturas";

export function makeEliminacionRepository(db: Db | Trx): EliminacionRepository {
  return {
    abierta: (idPersona) =>
      unaVez(db, lectura.eliminacion(idPersona), async () => {
        const fila = await db
          .selectFrom("eliminaciones")
          .selectAll()
          .where("id_persona", "=", idPersona)
          .where("estado", "=", sql.lit("pedida"))
          .executeTakeFirst();
        return fila ? aEliminacion(fila) : null;
      }),

    async pedir(eliminacion, huellaParaDeshacer) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("eliminaciones")
        .values({
          id_eliminacion: eliminacion.idEliminacion,
          id_persona: eliminacion.idPersona,
          estado: "pedida",
          pedida_en: eliminacion.pedidaEn.toISOString(),
          ejecutar_en: eliminacion.ejecutarEn.toISOString(),
          cerrada_en: null,
          huella_para_deshacer: huellaParaDeshacer,
        })
        .onConflict((conflicto) => conflicto.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    async porDeshacer(huella) {
      const fila = await db
        .selectFrom("eliminaciones")
        .selectAll()
        .where("huella_para_deshacer", "=", huella)
        .where("estado", "=", sql.lit("pedida"))
        .executeTakeFirst();
      return fila ? aEliminacion(fila) : null;
    },

    async usarEnlace(idEliminacion) {
      const { numUpdatedRows } = await db
        .updateTable("eliminaciones")
        .set({ huella_para_deshacer: null })
        .where("id_eliminacion", "=", idEliminacion)
        .where("huella_para_deshacer", "is not", null)
        .where("estado", "=", "pedida")
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async cerrar(idEliminacion, estado, now) {
      const { numUpdatedRows } = await db
        .updateTable("eliminaciones")
        .set({ estado, cerrada_en: now.toISOString() })
        .where("id_eliminacion", "=", idEliminacion)
        .where("estado", "=", "pedida")
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async posponer(idEliminacion, ejecutarEn) {
      await db
        .updateTable("eliminaciones")
        .set({ ejecutar_en: ejecutarEn.toISOString() })
        .where("id_eliminacion", "=", idEliminacion)
        .where("estado", "=", "pedida")
        .execute();
    },

    async porHacer(now, cuantas) {
      const filas = await db
        .selectFrom("eliminaciones")
        .selectAll()
        .where("estado", "=", sql.lit("pedida"))
        .where("ejecutar_en", "<=", now.toISOString())
        .orderBy("ejecutar_en")
        .limit(cuantas)
        .execute();
      return filas.map(aEliminacion);
    },
  };
}

/**
 * Repository of readings of personal data. Lines are only added. In a line that stands for a whole day, only the count
 * changes.
 */
export function makeAccesoADatosRepository(db: Db | Trx): AccesoADatosRepository {
  return {
    async anotar(acceso) {
      await db
        .insertInto("accesos_a_datos")
        .values({
          id_acceso_a_datos: acceso.idAccesoADatos,
          id_persona: acceso.idPersona,
          accion: acceso.accion,
          actor: acceso.actor,
          canal: acceso.canal,
          creado_en: acceso.creadoEn.toISOString(),
          veces: 1,
        })
        .onConflict((conflicto) =>
          conflicto.column("id_acceso_a_datos").doUpdateSet({
            veces: sql<number>`coalesce(accesos_a_datos.veces, 1) + 1`,
          }),
        )
        .execute();
    },

    async deLaPersona(idPersona, cuantos) {
      const filas = await db
        .selectFrom("accesos_a_datos")
        .selectAll()
        .where("id_persona", "=", idPersona)
        .orderBy("creado_en", "desc")
        .limit(cuantos)
        .execute();
      return filas.map((fila) => ({
        idAccesoADatos: fila.id_acceso_a_datos,
        idPersona: fila.id_persona,
        accion: fila.accion as AccesoADatos["accion"],
        actor: fila.actor,
        canal: fila.canal,
        creadoEn: new Date(fila.creado_en),
        veces: fila.veces ?? 1,
      }));
    },
  };
}

export function aEliminacion(
  fila: Pick<
    Selectable<Tables["eliminaciones"]>,
    "id_eliminacion" | "id_persona" | "pedida_en" | "ejecutar_en"
  >,
): Eliminacion {
  return {
    idEliminacion: fila.id_eliminacion,
    idPersona: fila.id_persona,
    pedidaEn: new Date(fila.pedida_en),
    ejecutarEn: new Date(fila.ejecutar_en),
  };
}
