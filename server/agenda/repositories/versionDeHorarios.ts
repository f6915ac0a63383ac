import { sql } from "kysely";
import { REJILLA_EN_MS } from "../../../app/domain/shared/fechas";
import type { Db } from "../../platform/database/client";

/**
 * Names what no change of a row tells of the times on offer: it differs whenever a hold ran out, or the clock passed
 * a point of the grid on which times begin and stop being offered.
 */
export function makeVersionDeHorarios(db: Db) {
  // Asked before every page from memory: built once, because building it costs more than running it.
  const consulta = db
    .selectFrom("horarios")
    .select((eb) => eb.fn.max("expira_en").as("vencida"))
    .where("estado", "=", sql.lit("retenido"))
    .where("expira_en", "<=", "")
    .compile();

  return async (now: Date): Promise<string> => {
    const hastaAhora: typeof consulta = { ...consulta, parameters: [now.toISOString()] };
    const { rows } = await db.executeQuery(hastaAhora);
    const reloj = now.getTime() / REJILLA_EN_MS;
    return [rows[0]?.vencida ?? "", Math.floor(reloj), Math.ceil(reloj)].join("|");
  };
}
