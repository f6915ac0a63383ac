import type { FalloRepository } from "../../../app/domain/operador/fallo";
import type { FalloReportado } from "../../../app/domain/shared/fallo";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";

const CUANTOS_DE_UN_CODIGO = 20;

export function makeFalloRepository(db: Db | Trx): FalloRepository {
  return {
    async anotar({ idFallo, informe, ocurridoEn, ...fallo }) {
      await db
        .insertInto("fallos")
        .values({ id_fallo: idFallo, ...fallo, ...informe, ocurrido_en: ocurridoEn.toISOString() })
        .execute();
    },

    async ultimos(desde, cuantos) {
      const filas = await db
        .selectFrom("fallos")
        .selectAll()
        .where("ocurrido_en", ">=", desde.toISOString())
        .orderBy("ocurrido_en", "desc")
        .orderBy("id_fallo", "desc")
        .limit(cuantos)
        .execute();
      return filas.map(aFallo);
    },

    async deSoporte(soporte) {
      const filas = await db
        .selectFrom("fallos")
        .selectAll()
        .where("soporte", "=", soporte)
        .limit(CUANTOS_DE_UN_CODIGO)
        .execute();
      return filas.map(aFallo).sort((a, b) => a.ocurridoEn.getTime() - b.ocurridoEn.getTime());
    },
  };
}

function aFallo(fila: Tables["fallos"]): FalloReportado {
  const { id_fallo: idFallo, soporte, lugar, mensaje, ocurrido_en, ...informe } = fila;
  return { idFallo, soporte, lugar, mensaje, informe, ocurridoEn: new Date(ocurrido_en) };
}
