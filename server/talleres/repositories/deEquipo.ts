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

    async sinLugar({ uid, fecha }) {
      const filas = await db
        .selectFrom("inscripciones")
        .innerJoin("personas", "personas.id_persona", "inscripciones.id_persona")
        .where(VIVA)
        .where("inscripciones.uid", "=", uid)
        .where("inscripciones.fecha", "=", fecha)
        .where("inscripciones.estado", "in", ["ofrecida", "esperando"])
        .select(["inscripciones.estado", "inscripciones.numero", "inscripciones.guardada_para"])
        .select(["personas.nombre", "personas.ape_paterno"])
        .execute();
      return filas
        .sort((a, b) => b.estado.localeCompare(a.estado) || (a.numero ?? 0) - (b.numero ?? 0))
        .map(({ estado, nombre, ape_paterno: apePaterno, guardada_para: guardadaPara }) => ({
          ...{ nombre, apePaterno },
          guardadaPara: estado === "ofrecida" ? guardadaPara : null,
        }));
    },

    async cambiarCupos({ uid, fecha }, cupos) {
      await db
        .updateTable("fechas_de_taller")
        .set({ cupos })
        .where("uid", "=", uid)
        .where("fecha", "=", fecha)
        .execute();
      await marcarCambio(db, `taller:${uid}`);
    },

    async autorDe(idCuenta) {
      const fila = await db
        .selectFrom("cuentas_de_anfitrion")
        .select("uid_autor")
        .where("id_cuenta", "=", idCuenta)
        .executeTakeFirst();
      return fila?.uid_autor ?? null;
    },

    async uniones() {
      const filas = await db
        .selectFrom("cuentas_de_anfitrion as union")
        .innerJoin("cuentas_de_equipo as cuenta", "cuenta.id_cuenta", "union.id_cuenta")
        .select(["cuenta.correo", "union.uid_autor", "union.unida_en"])
        .orderBy("cuenta.correo")
        .execute();
      return filas.map(({ correo, uid_autor: uidAutor, unida_en }) => ({
        ...{ correo, uidAutor, desde: new Date(unida_en) },
      }));
    },

    async separar(idCuenta) {
      const { numDeletedRows } = await db
        .deleteFrom("cuentas_de_anfitrion")
        .where("id_cuenta", "=", idCuenta)
        .executeTakeFirst();
      return numDeletedRows > 0n;
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
