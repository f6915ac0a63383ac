import { sql, type Selectable } from "kysely";
import {
  claveDe,
  type ClaveDeFecha,
  type FechaConLugares,
} from "../../../app/domain/talleres/inscripciones/inscripcion";
import type { FechaDeTallerRepository } from "../../../app/domain/talleres/inscripciones/repositorio";
import { candado } from "../../platform/database/candado";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";
import { marcarCambio } from "../../platform/repositories/versiones";
import { UN_DIA_EN_MS } from "../../../app/domain/shared/duracion";

/**
 * Condition for places of a workshop that have not ended. It is written as in the partial indexes: with a bound
 * parameter the database would not use them (PostgreSQL § 11.8).
 */
export const VIVA = sql<boolean>`inscripciones.estado <> 'terminada'`;
/**
 * Condition for entries of the waiting list of a workshop, written as in the partial index `inscripciones_que_esperan`
 * (PostgreSQL § 11.8).
 */
const ESPERA = sql<boolean>`inscripciones.estado in ('esperando', 'ofrecida')`;

/**
 * Condition for some dates of workshops, each by its whole key. A list of workshops and a list of days would match
 * every pair of them, and beyond some size SQLite would read all dates.
 */
export const deEstas = (tabla: "fechas_de_taller" | "inscripciones", claves: readonly ClaveDeFecha[]) =>
  sql<boolean>`(${sql.ref(`${tabla}.uid`)}, ${sql.ref(`${tabla}.fecha`)}) in (values ${sql.join(
    claves.map(({ uid, fecha }) => sql`(${uid}, ${fecha})`),
  )})`;

/** Days after the start of a workshop's date in which the job still looks at it, to end places that nobody ended. */
const DIAS_DESPUES = 7;

export function makeFechaDeTallerRepository(db: Db | Trx): FechaDeTallerRepository {
  const bloquear: FechaDeTallerRepository["bloquear"] = async ({ uid, fecha }) => {
    const fila = await candado(db, "fechas_de_taller", "cupos")
      .where("uid", "=", uid)
      .where("fecha", "=", fecha)
      .returningAll()
      .executeTakeFirst();
    return fila ? aFecha(fila) : null;
  };
  async function anotar(que: "empezada_en" | "terminada_en", { uid, fecha }: ClaveDeFecha, now: Date) {
    const { numUpdatedRows } = await db
      .updateTable("fechas_de_taller")
      .set({ [que]: now.toISOString() })
      .where("uid", "=", uid)
      .where("fecha", "=", fecha)
      .where(que, "is", null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
  return {
    bloquear,

    async bloquearOCrear({ uid, fecha, titulo, clase, url, inicio, fin, cupos, precioCentimos }, ahora) {
      await db
        .insertInto("fechas_de_taller")
        .values({
          uid,
          fecha,
          titulo,
          clase,
          url,
          inicio: inicio.toISOString(),
          fin: fin.toISOString(),
          cupos,
          precio_centimos: precioCentimos,
          cancelada_por: null,
          creada_en: ahora.toISOString(),
        })
        .onConflict((conflicto) => conflicto.doNothing())
        .execute();
      return (await bloquear({ uid, fecha }))!;
    },

    async varias(claves) {
      if (claves.length === 0) return new Map();
      const filas = await db
        .selectFrom("fechas_de_taller")
        .selectAll()
        .where(deEstas("fechas_de_taller", claves))
        .execute();
      return new Map(filas.map((fila) => [claveDe(fila), aFecha(fila)]));
    },

    async porClave({ uid, fecha }) {
      const fila = await db
        .selectFrom("fechas_de_taller")
        .selectAll()
        .where("uid", "=", uid)
        .where("fecha", "=", fecha)
        .executeTakeFirst();
      return fila ? aFecha(fila) : null;
    },

    async enlacesAnulados({ uid, fecha }) {
      const fila = await db
        .selectFrom("fechas_de_taller")
        .select("enlaces_anulados")
        .where("uid", "=", uid)
        .where("fecha", "=", fecha)
        .executeTakeFirst();
      return fila?.enlaces_anulados ?? 0;
    },

    async anularEnlaces({ uid, fecha }) {
      await db
        .updateTable("fechas_de_taller")
        .set((eb) => ({ enlaces_anulados: eb("enlaces_anulados", "+", 1) }))
        .where("uid", "=", uid)
        .where("fecha", "=", fecha)
        .execute();
    },

    async porTaller({ url, fecha }) {
      const de = (columna: "uid" | "url") =>
        db
          .selectFrom("fechas_de_taller")
          .select(["uid", "fecha"])
          .where(columna, "=", url)
          .where("fecha", "=", fecha)
          .executeTakeFirst();
      return (await de("uid")) ?? (await de("url")) ?? null;
    },

    async conGente(ahora) {
      const filas = await db
        .selectFrom("fechas_de_taller")
        .selectAll("fechas_de_taller")
        .select((eb) =>
          eb
            .selectFrom("inscripciones")
            .select((consulta) => consulta.fn.countAll().as("n"))
            .whereRef("inscripciones.uid", "=", "fechas_de_taller.uid")
            .whereRef("inscripciones.fecha", "=", "fechas_de_taller.fecha")
            .where(VIVA)
            .as("personas"),
        )
        .where("inicio", ">", ahora.toISOString())
        .where("cancelada_por", "is", null)
        .orderBy("inicio")
        .execute();
      return filas
        .map(({ personas, ...fila }) => ({ fecha: aFecha(fila), personas: Number(personas) }))
        .filter(({ personas }) => personas > 0);
    },

    async cancelar({ uid, fecha }, motivo) {
      await db
        .updateTable("fechas_de_taller")
        .set({ cancelada_por: motivo })
        .where("uid", "=", uid)
        .where("fecha", "=", fecha)
        .execute();
      await marcarCambio(db, `taller:${uid}`);
    },

    async llamar(clase, uids) {
      if (uids.length === 0) return [];
      return db
        .updateTable("fechas_de_taller")
        .set({ clase })
        .where("uid", "in", uids)
        .where("clase", "<>", clase)
        .returning(["uid", "fecha"])
        .execute();
    },

    empezar: (clave, now) => anotar("empezada_en", clave, now),
    terminar: (clave, now) => anotar("terminada_en", clave, now),

    async conEspera(ahora) {
      const filas = await db
        .selectFrom("fechas_de_taller")
        .selectAll()
        .where("inicio", ">", new Date(ahora.getTime() - DIAS_DESPUES * UN_DIA_EN_MS).toISOString())
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom("inscripciones")
              .select("id_inscripcion")
              .whereRef("inscripciones.uid", "=", "fechas_de_taller.uid")
              .whereRef("inscripciones.fecha", "=", "fechas_de_taller.fecha")
              .where(ESPERA)
              // The partial index is used only when the condition names its first column.
              .where("inscripciones.uid", ">", ""),
          ),
        )
        .orderBy("inicio")
        .execute();
      return filas.map(aFecha);
    },
  };
}

export function aFecha(fila: Omit<Selectable<Tables["fechas_de_taller"]>, "creada_en">): FechaConLugares {
  return {
    uid: fila.uid,
    fecha: fila.fecha,
    titulo: fila.titulo,
    clase: fila.clase,
    url: fila.url,
    inicio: new Date(fila.inicio),
    fin: new Date(fila.fin),
    cupos: fila.cupos,
    precioCentimos: fila.precio_centimos,
    canceladaPor: fila.cancelada_por,
    empezadaEn: fila.empezada_en === null ? null : new Date(fila.empezada_en),
    terminadaEn: fila.terminada_en === null ? null : new Date(fila.terminada_en),
  };
}
