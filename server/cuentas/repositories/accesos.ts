import { sql, type Selectable } from "kysely";
import type { AccesoEnUso } from "../../../app/domain/cuentas/identidad/identidad";
import type { AccesoRepository } from "../../../app/domain/cuentas/identidad/repositorio";
import type { IntentoRepository } from "../../../app/domain/shared/intentos/repositorio";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";

export function makeAccesoRepository(db: Db | Trx): AccesoRepository {
  return {
    async abrir(acceso, origen) {
      await db
        .insertInto("accesos")
        .values({
          id_acceso: acceso.idAcceso,
          id_persona: acceso.idPersona,
          creado_en: acceso.creadoEn.toISOString(),
          expira_en: acceso.expiraEn.toISOString(),
          cerrado_en: null,
          ultimo_uso_en: acceso.creadoEn.toISOString(),
          ...origen,
        })
        .execute();
    },

    async porId(idAcceso) {
      const fila = await db
        .selectFrom("accesos")
        .selectAll()
        .where("id_acceso", "=", idAcceso)
        .executeTakeFirst();
      return fila ? aAcceso(fila) : null;
    },

    async anotarUso(idAcceso, now, siEsAnteriorA) {
      await db
        .updateTable("accesos")
        .set({ ultimo_uso_en: now.toISOString() })
        .where("id_acceso", "=", idAcceso)
        .where((eb) =>
          eb.or([eb("ultimo_uso_en", "is", null), eb("ultimo_uso_en", "<=", siEsAnteriorA.toISOString())]),
        )
        .execute();
    },

    async abiertos(idPersona, now, usadosDesde) {
      const filas = await db
        .selectFrom("accesos")
        .selectAll()
        .where("id_persona", "=", idPersona)
        .where("cerrado_en", "is", null)
        .where("expira_en", ">", now.toISOString())
        .where(sql<boolean>`coalesce(ultimo_uso_en, creado_en) > ${usadosDesde.toISOString()}`)
        .execute();
      const accesos = filas.map(aAcceso);
      return accesos.sort((uno, otro) => otro.ultimoUsoEn.getTime() - uno.ultimoUsoEn.getTime());
    },

    async cerrarDePersona(idAcceso, idPersona, now) {
      const { numUpdatedRows } = await db
        .updateTable("accesos")
        .set({ cerrado_en: now.toISOString() })
        .where("id_acceso", "=", idAcceso)
        .where("id_persona", "=", idPersona)
        .where("cerrado_en", "is", null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async cerrar(idAcceso, now) {
      await db
        .updateTable("accesos")
        .set({ cerrado_en: now.toISOString() })
        .where("id_acceso", "=", idAcceso)
        .where("cerrado_en", "is", null)
        .execute();
    },

    async cerrarTodos(idPersona, salvo, now) {
      await db
        .updateTable("accesos")
        .set({ cerrado_en: now.toISOString() })
        .where("id_persona", "=", idPersona)
        .where("cerrado_en", "is", null)
        .$if(salvo !== null, (consulta) => consulta.where("id_acceso", "!=", salvo))
        .execute();
    },

    async guardarRefresco(huella, idAcceso, expiraEn) {
      await db
        .insertInto("refrescos")
        .values({ huella, id_acceso: idAcceso, usado_en: null, expira_en: expiraEn.toISOString() })
        .execute();
    },

    async usarRefresco(huella, now) {
      const usado = await db
        .updateTable("refrescos")
        .set({ usado_en: now.toISOString() })
        .where("huella", "=", huella)
        .where("usado_en", "is", null)
        .where("expira_en", ">", now.toISOString())
        .returning("id_acceso")
        .executeTakeFirst();
      if (usado) return { idAcceso: usado.id_acceso, repetido: false };
      const repetido = await db
        .selectFrom("refrescos")
        .select("id_acceso")
        .where("huella", "=", huella)
        .where("usado_en", "is not", null)
        .executeTakeFirst();
      return repetido ? { idAcceso: repetido.id_acceso, repetido: true } : null;
    },
  };
}

function aAcceso(fila: Selectable<Tables["accesos"]>): AccesoEnUso {
  return {
    idAcceso: fila.id_acceso,
    idPersona: fila.id_persona,
    creadoEn: new Date(fila.creado_en),
    expiraEn: new Date(fila.expira_en),
    cerradoEn: fila.cerrado_en ? new Date(fila.cerrado_en) : null,
    ultimoUsoEn: new Date(fila.ultimo_uso_en ?? fila.creado_en),
    dispositivo: fila.dispositivo,
    puerta: fila.puerta === "aseguradora" ? "aseguradora" : "clave",
  };
}

/** Tries at signing in, counted in windows; shared by every process. */
export function makeIntentoRepository(db: Db | Trx): IntentoRepository {
  return {
    async contar(clave, ventanaEnMinutos, now) {
      const ahora = now.toISOString();
      const caducada = sumarMinutos(now, -ventanaEnMinutos).toISOString();
      const { cuenta } = await db
        .insertInto("intentos")
        .values({ clave, cuenta: 1, desde: ahora })
        .onConflict((conflicto) =>
          conflicto.column("clave").doUpdateSet({
            cuenta: sql`case when intentos.desde <= ${caducada} then 1 else intentos.cuenta + 1 end`,
            desde: sql`case when intentos.desde <= ${caducada} then ${ahora} else intentos.desde end`,
          }),
        )
        .returning("cuenta")
        .executeTakeFirstOrThrow();
      return cuenta;
    },

    async descontar(clave) {
      await db
        .updateTable("intentos")
        .set({ cuenta: sql`cuenta - 1` })
        .where("clave", "=", clave)
        .where("cuenta", ">", 0)
        .execute();
    },

    async olvidar(clave) {
      await db.deleteFrom("intentos").where("clave", "=", clave).execute();
    },
  };
}
