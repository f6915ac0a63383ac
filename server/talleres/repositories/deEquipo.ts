import { claveDe } from "../../../app/domain/talleres/inscripciones/inscripcion";
import {
  SIN_GENTE,
  type GenteDeFecha,
  type TalleresDeEquipoRepository,
} from "../../../app/domain/talleres/deEquipo/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import { marcarCambio } from "../../platform/repositories/versiones";
import { aFecha, deEstas, VIVA } from "./fechas";

/** The dates of workshops as the staff reads and changes them. */
export function makeTalleresDeEquipoRepository(db: Db | Trx): TalleresDeEquipoRepository {
  return {
    async fechas({ inicio, fin }) {
      const filas = await db
        .selectFrom("fechas_de_taller")
        .selectAll()
        .where("inicio", ">=", inicio.toISOString())
        .where("inicio", "<", fin.toISOString())
        .orderBy("inicio")
        .execute();
      return filas.map(aFecha);
    },

    async gente(claves) {
      if (claves.length === 0) return new Map();
      const filas = await db
        .selectFrom("inscripciones")
        .where(VIVA)
        .where(deEstas("inscripciones", claves))
        .groupBy(["uid", "fecha", "estado"])
        .select(({ fn }) => [
          "uid",
          "fecha",
          "estado",
          fn.countAll().as("cuantas"),
          fn.count("asistio_en").as("asistieron"),
        ])
        .execute();
      const porFecha = new Map<string, GenteDeFecha>();
      for (const { estado, cuantas, asistieron, ...clave } of filas) {
        const antes = porFecha.get(claveDe(clave)) ?? SIN_GENTE;
        porFecha.set(claveDe(clave), {
          ...antes,
          ...(estado === "inscrita" && { conLugar: Number(cuantas), asistieron: Number(asistieron) }),
          ...(estado === "ofrecida" && { guardados: Number(cuantas) }),
          ...(estado === "esperando" && { esperan: Number(cuantas) }),
        });
      }
      return porFecha;
    },

    async cambiarCupos({ uid, fecha }, cupos) {
      const { numUpdatedRows } = await db
        .updateTable("fechas_de_taller")
        .set({ cupos })
        .where("uid", "=", uid)
        .where("fecha", "=", fecha)
        .where("cupos", "<>", cupos)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await marcarCambio(db, `taller:${uid}`);
      return numUpdatedRows > 0n;
    },

    async autorDe(idCuenta) {
      const fila = await db
        .selectFrom("cuentas_de_anfitrion")
        .select("uid_autor")
        .where("id_cuenta", "=", idCuenta)
        .executeTakeFirst();
      return fila?.uid_autor ?? null;
    },

    async unir(idCuenta, uidAutor, now) {
      const union = { uid_autor: uidAutor, unida_en: now.toISOString() };
      await db
        .insertInto("cuentas_de_anfitrion")
        .values({ id_cuenta: idCuenta, ...union })
        .onConflict((conflicto) => conflicto.column("id_cuenta").doUpdateSet(union))
        .execute();
    },
  };
}
