import type { ActoRepository } from "../../../app/domain/shared/actos/repositorio";
import type { Db, Trx } from "../../platform/database/client";

/** Audit log of the operators' acts. Lines are added, never changed: the database refuses anything else. */
export function makeActoRepository(db: Db | Trx): ActoRepository {
  return {
    async anotar({ creadoEn, dePersona, ...acto }) {
      await db
        .insertInto("actos_de_operador")
        .values({ ...acto, creado_en: creadoEn.toISOString(), de_persona: dePersona ?? null })
        .execute();
    },

    async ultimos(cuantos) {
      const filas = await db
        .selectFrom("actos_de_operador")
        .selectAll()
        .orderBy("numero", "desc")
        .limit(cuantos)
        .execute();
      return filas.map(
        ({ operador, orden, objeto, resultado, creado_en, motivo, cantidad, unidad, de_persona }) => ({
          operador,
          orden,
          objeto,
          resultado,
          creadoEn: new Date(creado_en),
          ...(motivo !== null && { motivo }),
          ...(cantidad !== null && { cantidad }),
          ...(unidad !== null && { unidad }),
          ...(de_persona !== null && { dePersona: de_persona }),
        }),
      );
    },
  };
}
