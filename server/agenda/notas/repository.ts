import type { NotaRepository } from "../../../app/domain/agenda/notas/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import type { TextosCerrados } from "../textosCerrados";

export function makeNotaRepository(db: Db | Trx, textos: TextosCerrados): NotaRepository {
  return {
    async deLaCita(idCita) {
      const fila = await db
        .selectFrom("notas_de_cita")
        .selectAll()
        .where("id_cita", "=", idCita)
        .executeTakeFirst();
      if (!fila) return null;
      return {
        idEspecialista: fila.id_especialista,
        texto: fila.texto_cerrado === null ? "" : textos.abrir(fila.texto_cerrado, idCita),
        comparteHistorial: fila.comparte_historial === 1,
      };
    },

    async guardar({ idCita, idPersona, idEspecialista, inicio }, { texto, comparteHistorial }, now) {
      const valores = {
        id_especialista: idEspecialista,
        texto_cerrado: texto === "" ? null : textos.cerrar(texto, idCita),
        comparte_historial: Number(comparteHistorial),
        inicio_de_cita: inicio.toISOString(),
        actualizada_en: now.toISOString(),
      };
      await db
        .insertInto("notas_de_cita")
        .values({ id_cita: idCita, id_persona: idPersona, ...valores })
        .onConflict((conflicto) => conflicto.column("id_cita").doUpdateSet(valores))
        .execute();
    },

    async borrar(idCita) {
      await db.deleteFrom("notas_de_cita").where("id_cita", "=", idCita).execute();
    },

    async cerradasDespuesDe(idCita, cuantas) {
      const filas = await db
        .selectFrom("notas_de_cita")
        .select(["id_cita", "texto_cerrado"])
        .where("id_cita", ">", idCita)
        .where("texto_cerrado", "is not", null)
        .orderBy("id_cita")
        .limit(cuantas)
        .execute();
      return filas.map(({ id_cita, texto_cerrado }) => ({ nombre: id_cita, cerrado: texto_cerrado! }));
    },

    async cerrarDeNuevo({ nombre: idCita, cerrado: antes }, cerrado) {
      const { numUpdatedRows } = await db
        .updateTable("notas_de_cita")
        .set({ texto_cerrado: cerrado })
        .where("id_cita", "=", idCita)
        .where("texto_cerrado", "=", antes)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
  };
}
