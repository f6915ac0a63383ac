import type { Miembro, MiembroRepository } from "../../../app/domain/comunidades/repositorio";
import { candado } from "../../platform/database/candado";
import type { Db, Trx } from "../../platform/database/client";
import type { MiembroRow } from "../tables";
import { quitarBloqueos, soltarDenuncias, vaciarTextos } from "./salida";

const aMiembro = (fila: MiembroRow): Miembro => ({
  idMiembro: fila.id_miembro,
  idPersona: fila.id_persona,
  comunidad: fila.comunidad,
  seudonimo: fila.seudonimo,
  unidoEn: new Date(fila.unido_en),
  deConfianza: fila.de_confianza === 1,
});

const DEL_MIEMBRO = [
  "apoyos_de_comunidad",
  "seguimientos_de_conversacion",
  "ocultos_de_comunidad",
  "borradores_de_comunidad",
] as const;

export function makeMiembroRepository(db: Db | Trx): MiembroRepository {
  const propio = (idPersona: number, comunidad: string) =>
    db
      .selectFrom("miembros_de_comunidad")
      .selectAll()
      .where("id_persona", "=", idPersona)
      .where("comunidad", "=", comunidad);

  return {
    async entrar({ idMiembro, idPersona, comunidad, seudonimo, unidoEn, deConfianza }, clave) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("miembros_de_comunidad")
        .values({
          ...{ id_miembro: idMiembro, id_persona: idPersona, comunidad, seudonimo, clave },
          ...{ unido_en: unidoEn.toISOString(), de_confianza: deConfianza ? 1 : 0 },
        })
        .onConflict((conflicto) => conflicto.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    async propio(idPersona, comunidad) {
      const fila = await propio(idPersona, comunidad).executeTakeFirst();
      return fila ? aMiembro(fila) : null;
    },

    async bloquear(idPersona, comunidad) {
      const fila = await candado(db, "miembros_de_comunidad", "seudonimo")
        .where("id_persona", "=", idPersona)
        .where("comunidad", "=", comunidad)
        .returningAll()
        .executeTakeFirst();
      return fila ? aMiembro(fila) : null;
    },

    async bloquearPorId(idMiembro) {
      const fila = await candado(db, "miembros_de_comunidad", "seudonimo")
        .where("id_miembro", "=", idMiembro)
        .returningAll()
        .executeTakeFirst();
      return fila ? aMiembro(fila) : null;
    },

    async deLaPersona(idPersona) {
      const filas = await db
        .selectFrom("miembros_de_comunidad")
        .selectAll()
        .where("id_persona", "=", idPersona)
        .execute();
      return filas.map(aMiembro);
    },

    async confiar(idMiembro, deConfianza) {
      await db
        .updateTable("miembros_de_comunidad")
        .set({ de_confianza: deConfianza ? 1 : 0 })
        .where("id_miembro", "=", idMiembro)
        .execute();
    },

    async salir(idMiembro) {
      const uno = [idMiembro];
      await vaciarTextos(db, uno);
      await quitarBloqueos(db, uno);
      await soltarDenuncias(db, uno);
      for (const tabla of DEL_MIEMBRO)
        await db.deleteFrom(tabla).where("id_miembro", "=", idMiembro).execute();
      await db.deleteFrom("miembros_de_comunidad").where("id_miembro", "=", idMiembro).execute();
    },
  };
}
