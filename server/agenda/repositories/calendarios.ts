import type { CalendarioRepository } from "../../../app/domain/agenda/calendario/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";

export function makeCalendarioRepository(db: Db | Trx): CalendarioRepository {
  return {
    async de(idPersona) {
      const fila = await db
        .selectFrom("calendarios")
        .selectAll()
        .where("id_persona", "=", idPersona)
        .executeTakeFirst();
      return fila ? aCalendario(fila) : null;
    },

    async porHuella(huella) {
      const fila = await db
        .selectFrom("calendarios")
        .selectAll()
        .where("token", "=", huella)
        .executeTakeFirst();
      return fila ? aCalendario(fila) : null;
    },

    async guardar({ idPersona, huella, creadoEn }) {
      const valores = { token: huella, creado_en: creadoEn.toISOString() };
      await db
        .insertInto("calendarios")
        .values({ id_persona: idPersona, ...valores })
        .onConflict((conflicto) => conflicto.column("id_persona").doUpdateSet(valores))
        .execute();
    },

    async borrar(idPersona) {
      await db.deleteFrom("calendarios").where("id_persona", "=", idPersona).execute();
    },
  };
}

function aCalendario(fila: Tables["calendarios"]) {
  return { idPersona: fila.id_persona, huella: fila.token, creadoEn: new Date(fila.creado_en) };
}
