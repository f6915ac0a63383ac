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

/** How many changes of what public pages show there have been. */
export function makeContarCambios(db: Db) {
  // Asked before every page from memory: built once, because building it costs more than running it.
  const consulta = db
    .selectFrom("versiones")
    .select((eb) => eb.fn.sum("numero").as("cambios"))
    .compile();
  return async (): Promise<string> => String((await db.executeQuery(consulta)).rows[0]?.cambios ?? 0);
}
