import { sql } from "kysely";
import type { Db, Trx } from "../database/client";

/** Counts one more change of something that public pages show, in the transaction that changes it. */
export async function marcarCambio(db: Db | Trx, clave: string): Promise<void> {
  await db
    .insertInto("versiones")
    .values({ clave, numero: 1 })
    .onConflict((conflicto) => conflicto.column("clave").doUpdateSet({ numero: sql`versiones.numero + 1` }))
    .execute();
}

export const CATALOGO = "catalogo";
const CONTENIDO = "contenido";

const REJILLA_EN_MS = 5 * 60_000;

export function makeVersionRepository(db: Db) {
  // Asked before every page from memory: built once, because building them costs more than running them.
  const consultaDeVencida = db
    .selectFrom("horarios")
    .select((eb) => eb.fn.max("expira_en").as("vencida"))
    .where("estado", "=", sql.lit("retenido"))
    .where("expira_en", "<=", "")
    .compile();
  const consultaDeCambios = db
    .selectFrom("versiones")
    .select((eb) => eb.fn.sum("numero").as("cambios"))
    .compile();

  const consultaDeContenido = db
    .selectFrom("versiones")
    .select("numero")
    .where("clave", "=", CONTENIDO)
    .compile();

  return {
    /** How often editors have published. */
    async contenido(): Promise<number> {
      const { rows } = await db.executeQuery(consultaDeContenido);
      return rows[0]?.numero ?? 0;
    },

    publicarContenido: () => marcarCambio(db, CONTENIDO),

    /**
     * Names the state that public pages show: it differs whenever a booking or the catalogue changed, a hold ran
     * out, or the clock passed a point of the grid on which times begin and stop being offered.
     */
    async publica(now: Date): Promise<string> {
      // In this order: a hold that is swept away in between is then seen by its change, and never by neither.
      const hastaAhora: typeof consultaDeVencida = { ...consultaDeVencida, parameters: [now.toISOString()] };
      const vencidas = await db.executeQuery(hastaAhora);
      const cambios = await db.executeQuery(consultaDeCambios);
      const reloj = now.getTime() / REJILLA_EN_MS;
      return [
        cambios.rows[0]?.cambios ?? 0,
        vencidas.rows[0]?.vencida ?? "",
        Math.floor(reloj),
        Math.ceil(reloj),
      ].join("|");
    },
  };
}
