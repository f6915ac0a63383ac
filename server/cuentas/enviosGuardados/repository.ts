import type { EnvioGuardadoRepository } from "../../../app/domain/cuentas/enviosGuardados/envioGuardado";
import type { Db, Trx } from "../../platform/database/client";

export function makeEnvioGuardadoRepository(db: Db | Trx): EnvioGuardadoRepository {
  return {
    async guardar({ idEnvio, idPersona, cerrado, expiraEn }) {
      await db
        .insertInto("envios_guardados")
        .values({ id_envio: idEnvio, id_persona: idPersona, cerrado, expira_en: expiraEn.toISOString() })
        .execute();
    },

    async leer(idEnvio, now) {
      const fila = await db
        .selectFrom("envios_guardados")
        .selectAll()
        .where("id_envio", "=", idEnvio)
        .where("expira_en", ">", now.toISOString())
        .executeTakeFirst();
      if (!fila) return null;
      const { id_persona: idPersona, cerrado, expira_en } = fila;
      return { idEnvio, idPersona, cerrado, expiraEn: new Date(expira_en) };
    },

    async borrar(idEnvio) {
      await db.deleteFrom("envios_guardados").where("id_envio", "=", idEnvio).execute();
    },

    async dejarNuevos(idPersona, cuantos) {
      const viejos = await db
        .selectFrom("envios_guardados")
        .select("id_envio")
        .where("id_persona", "=", idPersona)
        .orderBy("expira_en", "desc")
        .offset(cuantos)
        // The limit is needed because SQLite takes no `offset` without one.
        .limit(cuantos)
        .execute();
      if (viejos.length === 0) return;
      await db
        .deleteFrom("envios_guardados")
        .where(
          "id_envio",
          "in",
          viejos.map(({ id_envio }) => id_envio),
        )
        .execute();
    },
  };
}
