import type { Selectable } from "kysely";
import type { RecuperacionRepository } from "../../../app/domain/cuentas/recuperacion/repositorio";
import type { Recuperacion } from "../../../app/domain/cuentas/recuperacion/recuperacion";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";

/** Repository of account recoveries, each of which works once (ASVS 4.0.3, 2.7.3). */
export function makeRecuperacionRepository(db: Db | Trx): RecuperacionRepository {
  const vigentes = (now: Date) =>
    db
      .selectFrom("recuperaciones")
      .selectAll()
      .where("usada_en", "is", null)
      .where("expira_en", ">", now.toISOString());
  const anular = async (idPersona: number, now: Date) => {
    await db
      .updateTable("recuperaciones")
      .set({ usada_en: now.toISOString() })
      .where("id_persona", "=", idPersona)
      .where("usada_en", "is", null)
      .execute();
  };
  return {
    async abrir(recuperacion) {
      await db
        .insertInto("recuperaciones")
        .values({
          id_recuperacion: recuperacion.idRecuperacion,
          id_persona: recuperacion.idPersona,
          huella_de_quien: recuperacion.huellaDeQuien,
          huella_de_enlace: recuperacion.huellaDeEnlace,
          verificada_en: null,
          usada_en: null,
          expira_en: recuperacion.expiraEn.toISOString(),
        })
        .execute();
    },

    async porId(idRecuperacion, now) {
      const fila = await vigentes(now).where("id_recuperacion", "=", idRecuperacion).executeTakeFirst();
      return fila ? aRecuperacion(fila) : null;
    },

    async porEnlace(huella, now) {
      const fila = await vigentes(now).where("huella_de_enlace", "=", huella).executeTakeFirst();
      return fila ? aRecuperacion(fila) : null;
    },

    async verificar(idRecuperacion, now) {
      const { numUpdatedRows } = await db
        .updateTable("recuperaciones")
        .set({ verificada_en: now.toISOString() })
        .where("id_recuperacion", "=", idRecuperacion)
        .where("usada_en", "is", null)
        .where("expira_en", ">", now.toISOString())
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async usar(idRecuperacion, now) {
      const usada = await db
        .updateTable("recuperaciones")
        .set({ usada_en: now.toISOString() })
        .where("id_recuperacion", "=", idRecuperacion)
        .where("usada_en", "is", null)
        .where("expira_en", ">", now.toISOString())
        .returning("id_persona")
        .executeTakeFirst();
      if (!usada) return false;
      // Other recovery mails of this person stop working: an older one must not open the account after its password
      // changed.
      if (usada.id_persona !== null) await anular(usada.id_persona, now);
      return true;
    },

    anular,
  };
}

function aRecuperacion(fila: Selectable<Tables["recuperaciones"]>): Recuperacion {
  return {
    idRecuperacion: fila.id_recuperacion,
    idPersona: fila.id_persona,
    huellaDeQuien: fila.huella_de_quien,
    huellaDeEnlace: fila.huella_de_enlace,
    expiraEn: new Date(fila.expira_en),
    verificadaEn: fila.verificada_en ? new Date(fila.verificada_en) : null,
  };
}
