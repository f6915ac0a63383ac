import { expressionBuilder, sql } from "kysely";
import { REJILLA_EN_MS } from "../../../app/domain/shared/fechas";
import type { Tables } from "../../platform/database/schema";
import type { VersionPorReloj } from "../../platform/repositories/versiones";

/**
 * Version of the free times by the clock alone, without a change of a row. It differs after a hold expired, or after
 * the clock passed a point of the grid at which times begin or stop being offered.
 */
export const versionDeHorarios: VersionPorReloj = {
  reloj(now) {
    const paso = now.getTime() / REJILLA_EN_MS;
    return [Math.floor(paso), Math.ceil(paso)].join("|");
  },

  dato: (ahora) => {
    const vencida = expressionBuilder<Tables>()
      .selectFrom("horarios")
      .select((eb) => eb.fn.max("expira_en").as("vencida"))
      .where("estado", "=", sql.lit("retenido"))
      .where("expira_en", "<=", ahora);
    return sql<string | null>`${vencida}`;
  },
};
