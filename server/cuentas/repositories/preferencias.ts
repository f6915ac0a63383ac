import type { PreferenciaRepository } from "../../../app/domain/cuentas/preferencias/repositorio";
import type { Db, Trx } from "../../platform/database/client";

export function makePreferenciaRepository(db: Db | Trx): PreferenciaRepository {
  return {
    async de(idPersona) {
      const fila = await db
        .selectFrom("preferencias")
        .select("avisos_discretos")
        .where("id_persona", "=", idPersona)
        .executeTakeFirst();
      if (!fila) return null;
      const temas = await db
        .selectFrom("temas_de_persona")
        .select("tema")
        .where("id_persona", "=", idPersona)
        .orderBy("tema")
        .execute();
      return { temas: temas.map(({ tema }) => tema), avisosDiscretos: fila.avisos_discretos === 1 };
    },

    async guardar(idPersona, { temas, avisosDiscretos }, now) {
      const valores = { avisos_discretos: Number(avisosDiscretos), actualizado_en: now.toISOString() };
      // This row first: two tabs that save at once take their turns on it.
      await db
        .insertInto("preferencias")
        .values({ id_persona: idPersona, ...valores })
        .onConflict((conflicto) => conflicto.column("id_persona").doUpdateSet(valores))
        .execute();
      await db.deleteFrom("temas_de_persona").where("id_persona", "=", idPersona).execute();
      if (temas.length === 0) return;
      await db
        .insertInto("temas_de_persona")
        .values(temas.map((tema) => ({ id_persona: idPersona, tema })))
        .execute();
    },
  };
}
