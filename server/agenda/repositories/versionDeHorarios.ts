import { sql } from "kysely";
import { REJILLA_EN_MS } from "../../../app/domain/shared/fechas";
import type { Db } from "../../platform/database/client";

/**
 * Version of the free times by the clock alone, without a change of a row. It differs after a hold expired, or after
 * the clock passed a point of the grid at which times begin or stop being offered.
 */
export function makeVersionDeHorarios(db: Db) {
  // Runs before every page from memory. Compiled once, because compiling costs more than running.
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
