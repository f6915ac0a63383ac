import { sql } from "kysely";
import type {
  RespaldosNuevos,
  SegundoFactorRepository,
} from "../../../app/domain/cuentas/segundoFactor/repositorio";
import type { Db, Trx } from "../../platform/database/client";

/** Repository of people's second factors, and of the backup codes that replace one. */
export function makeSegundoFactorRepository(db: Db | Trx): SegundoFactorRepository {
  async function guardarRespaldos(idPersona: number, huellas: readonly string[]) {
    await db
      .insertInto("codigos_de_respaldo")
      .values(huellas.map((huella) => ({ id_persona: idPersona, huella, usado_en: null })))
      .execute();
  }

  const desdeAhora = ({ paraDeshacer }: RespaldosNuevos, now: Date) => ({
    respaldos_en: now.toISOString(),
    huella_para_deshacer: paraDeshacer.huella,
    deshacer_hasta: paraDeshacer.hasta.toISOString(),
  });
  const sinEnlace = { huella_para_deshacer: null, deshacer_hasta: null };

  return {
    async de(idPersona) {
      const fila = await db
        .selectFrom("segundos_factores")
        .selectAll()
        .where("id_persona", "=", idPersona)
        .executeTakeFirst();
      return fila
        ? {
            secretoCifrado: fila.secreto_cifrado,
            activadoEn: fila.activado_en ? new Date(fila.activado_en) : null,
            respaldosEn: fila.respaldos_en ? new Date(fila.respaldos_en) : null,
          }
        : null;
    },

    async pedir(idPersona, secretoCifrado, now) {
      const fila = { secreto_cifrado: secretoCifrado, pedido_en: now.toISOString() };
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("segundos_factores")
        .values({ id_persona: idPersona, ...fila, activado_en: null, ultimo_paso: null })
        .onConflict((conflicto) =>
          conflicto.column("id_persona").doUpdateSet(fila).where("segundos_factores.activado_en", "is", null),
        )
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    async activar(idPersona, paso, nuevos, now) {
      const { numUpdatedRows } = await db
        .updateTable("segundos_factores")
        .set({ activado_en: now.toISOString(), ultimo_paso: paso, ...desdeAhora(nuevos, now) })
        .where("id_persona", "=", idPersona)
        .where("activado_en", "is", null)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return false;
      await guardarRespaldos(idPersona, nuevos.huellas);
      return true;
    },

    async renovarRespaldos(idPersona, nuevos, now) {
      // Two renewals of backup codes at the same time come here one after the other: the codes of the later one stay.
      const { numUpdatedRows } = await db
        .updateTable("segundos_factores")
        .set(desdeAhora(nuevos, now))
        .where("id_persona", "=", idPersona)
        .where("activado_en", "is not", null)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return false;
      await db.deleteFrom("codigos_de_respaldo").where("id_persona", "=", idPersona).execute();
      await guardarRespaldos(idPersona, nuevos.huellas);
      return true;
    },

    async usarPaso(idPersona, paso) {
      const { numUpdatedRows } = await db
        .updateTable("segundos_factores")
        .set({ ultimo_paso: paso })
        .where("id_persona", "=", idPersona)
        .where("activado_en", "is not", null)
        .where("ultimo_paso", "<", paso)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async usarRespaldo(idPersona, huella, now) {
      const { numUpdatedRows } = await db
        .updateTable("codigos_de_respaldo")
        .set({ usado_en: now.toISOString() })
        .where("id_persona", "=", idPersona)
        .where("huella", "=", huella)
        .where("usado_en", "is", null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async respaldosSinUsar(idPersona) {
      const { cuantos } = await db
        .selectFrom("codigos_de_respaldo")
        .select(sql<number | string>`count(*)`.as("cuantos"))
        .where("id_persona", "=", idPersona)
        .where("usado_en", "is", null)
        .executeTakeFirstOrThrow();
      return Number(cuantos);
    },

    async porDeshacer(huella, now) {
      const fila = await db
        .selectFrom("segundos_factores")
        .select(["id_persona", "respaldos_en"])
        .where("huella_para_deshacer", "=", huella)
        .where("deshacer_hasta", ">", now.toISOString())
        .executeTakeFirst();
      return fila?.respaldos_en ? { idPersona: fila.id_persona, desde: new Date(fila.respaldos_en) } : null;
    },

    async usarEnlace(idPersona, now) {
      const { numUpdatedRows } = await db
        .updateTable("segundos_factores")
        .set(sinEnlace)
        .where("id_persona", "=", idPersona)
        .where("deshacer_hasta", ">", now.toISOString())
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async quitarRespaldos(idPersona) {
      await db.updateTable("segundos_factores").set(sinEnlace).where("id_persona", "=", idPersona).execute();
      await db.deleteFrom("codigos_de_respaldo").where("id_persona", "=", idPersona).execute();
    },

    async olvidarElPedido(idPersona) {
      await db
        .deleteFrom("segundos_factores")
        .where("id_persona", "=", idPersona)
        .where("activado_en", "is", null)
        .execute();
    },

    async quitar(idPersona) {
      await db.deleteFrom("codigos_de_respaldo").where("id_persona", "=", idPersona).execute();
      await db.deleteFrom("segundos_factores").where("id_persona", "=", idPersona).execute();
    },
  };
}
