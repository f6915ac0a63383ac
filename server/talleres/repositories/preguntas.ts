import type { Pregunta } from "../../../app/domain/talleres/sala/pregunta";
import type { PreguntaRepository } from "../../../app/domain/talleres/sala/repositorio";
import type { Db, Trx } from "../../platform/database/client";

export function makePreguntaRepository(db: Db | Trx): PreguntaRepository {
  return {
    async crear({ idPregunta, idPersona, uid, fecha, texto, estado, creadaEn }) {
      await db
        .insertInto("preguntas_de_taller")
        .values({
          id_pregunta: idPregunta,
          id_persona: idPersona,
          uid,
          fecha,
          texto,
          estado,
          creada_en: creadaEn.toISOString(),
        })
        .execute();
    },

    async deLaFecha({ uid, fecha }) {
      const filas = await db
        .selectFrom("preguntas_de_taller")
        .selectAll()
        .where("uid", "=", uid)
        .where("fecha", "=", fecha)
        .orderBy("creada_en")
        .execute();
      return filas.map((fila): Pregunta => ({
        idPregunta: fila.id_pregunta,
        idPersona: fila.id_persona,
        uid: fila.uid,
        fecha: fila.fecha,
        texto: fila.texto,
        estado: fila.estado,
        creadaEn: new Date(fila.creada_en),
      }));
    },

    async cambiarEstado({ uid, fecha }, idPregunta, estado) {
      const { numUpdatedRows } = await db
        .updateTable("preguntas_de_taller")
        .set({ estado })
        .where("id_pregunta", "=", idPregunta)
        .where("uid", "=", uid)
        .where("fecha", "=", fecha)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
