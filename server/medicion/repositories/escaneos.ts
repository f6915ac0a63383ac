import type { Escaneo, EscaneoRepository } from "../../../app/domain/medicion/escaneo";
import type { Db, Trx } from "../../platform/database/client";
import type { EscaneoRow } from "../tables";

export function makeEscaneoRepository(db: Db | Trx): EscaneoRepository {
  return {
    async guardar({ idEscaneo, idPersona, pulsoCerrado, medidoEn }) {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto("escaneos")
        .values({
          id_escaneo: idEscaneo,
          id_persona: idPersona,
          pulso_cerrado: pulsoCerrado,
          medido_en: medidoEn.toISOString(),
        })
        .onConflict((conflicto) => conflicto.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows > 0n;
    },

    async deLaPersona(idPersona, cuantos) {
      const filas = await db
        .selectFrom("escaneos")
        .selectAll()
        .where("id_persona", "=", idPersona)
        .orderBy("medido_en", "desc")
        .limit(cuantos)
        .execute();
      return filas.map(escaneoDe);
    },

    async borrar(idPersona, idEscaneo) {
      const { numDeletedRows } = await db
        .deleteFrom("escaneos")
        .where("id_escaneo", "=", idEscaneo)
        .where("id_persona", "=", idPersona)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },

    async borrarTodos(idPersona) {
      const { numDeletedRows } = await db
        .deleteFrom("escaneos")
        .where("id_persona", "=", idPersona)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },

    async cerradasDespuesDe(idEscaneo, cuantas) {
      const filas = await db
        .selectFrom("escaneos")
        .select(["id_escaneo", "pulso_cerrado"])
        .where("id_escaneo", ">", idEscaneo)
        .orderBy("id_escaneo")
        .limit(cuantas)
        .execute();
      return filas.map((fila) => ({ nombre: fila.id_escaneo, cerrado: fila.pulso_cerrado }));
    },

    async cerrarDeNuevo({ nombre: idEscaneo, cerrado: antes }, pulsoCerrado) {
      const { numUpdatedRows } = await db
        .updateTable("escaneos")
        .set({ pulso_cerrado: pulsoCerrado })
        .where("id_escaneo", "=", idEscaneo)
        .where("pulso_cerrado", "=", antes)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
  };
}

const escaneoDe = (fila: EscaneoRow): Escaneo => ({
  idEscaneo: fila.id_escaneo,
  idPersona: fila.id_persona,
  pulsoCerrado: fila.pulso_cerrado,
  medidoEn: new Date(fila.medido_en),
});
