import type { RetiradoRepository } from "../../../app/domain/comunidades/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import { guardarRetirados } from "./salida";

export function makeRetiradoRepository(db: Db | Trx): RetiradoRepository {
  return {
    guardar: (idTexto) => guardarRetirados(db, "id_texto", [idTexto]),

    async porTexto(idTexto) {
      const fila = await db
        .selectFrom("textos_retirados")
        .selectAll()
        .where("id_texto", "=", idTexto)
        .executeTakeFirst();
      if (!fila) return null;
      const { id_persona: idPersona, texto, apelacion } = fila;
      return { idTexto, idPersona, texto, apelacion };
    },

    async olvidar(idTexto) {
      await db.deleteFrom("textos_retirados").where("id_texto", "=", idTexto).execute();
    },
  };
}
