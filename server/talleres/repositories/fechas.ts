import { sql } from "kysely";
import type { FechaConLugares } from "../../../app/domain/talleres/inscripciones/inscripcion";
import type { FechaDeTallerRepository } from "../../../app/domain/talleres/inscripciones/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";
import { marcarCambio } from "../../platform/repositories/versiones";

/** Spelled as in the partial indexes, which a bound parameter would not be proven to match. */
export const VIVA = sql<boolean>`inscripciones.estado <> 'terminada'`;
/** How long after its start a date is still looked at by whoever ends what nobody ended. */
const DIAS_DESPUES = 7;
const DIA_EN_MS = 24 * 60 * 60_000;

export function makeFechaDeTallerRepository(db: Db | Trx): FechaDeTallerRepository {
  /** An update that changes nothing: SQLite holds its one write lock already and knows no `for update`. */
  const bloquear: FechaDeTallerRepository["bloquear"] = async ({ uid, fecha }) => {
    const fila = await db
      .updateTable("fechas_de_taller")
      .set((eb) => ({ cupos: eb.ref("cupos") }))
      .where("uid", "=", uid)
      .where("fecha", "=", fecha)
      .returningAll()
      .executeTakeFirst();
    return fila ? aFecha(fila) : null;
  };
  return {
    bloquear,

    async tomar({ uid, fecha, titulo, url, inicio, fin, cupos }, ahora) {
      await db
        .insertInto("fechas_de_taller")
        .values({
          uid,
          fecha,
          titulo,
          url,
          inicio: inicio.toISOString(),
          fin: fin.toISOString(),
          cupos,
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
        .where("uid", "in", [...new Set(claves.map(({ uid }) => uid))])
        .where("fecha", "in", [...new Set(claves.map(({ fecha }) => fecha))])
        .execute();
      return new Map(filas.map((fila) => [`${fila.uid} ${fila.fecha}`, aFecha(fila)]));
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

    async conEspera(ahora) {
      const filas = await db
        .selectFrom("fechas_de_taller")
        .selectAll()
        .where("inicio", ">", new Date(ahora.getTime() - DIAS_DESPUES * DIA_EN_MS).toISOString())
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom("inscripciones")
              .select("id_inscripcion")
              .whereRef("inscripciones.uid", "=", "fechas_de_taller.uid")
              .whereRef("inscripciones.fecha", "=", "fechas_de_taller.fecha")
              .where(VIVA)
              .where("estado", "<>", "inscrita"),
          ),
        )
        .orderBy("inicio")
        .execute();
      return filas.map(aFecha);
    },
  };
}

export function aFecha(fila: Omit<Tables["fechas_de_taller"], "creada_en">): FechaConLugares {
  return {
    uid: fila.uid,
    fecha: fila.fecha,
    titulo: fila.titulo,
    url: fila.url,
    inicio: new Date(fila.inicio),
    fin: new Date(fila.fin),
    cupos: fila.cupos,
    canceladaPor: fila.cancelada_por,
  };
}
