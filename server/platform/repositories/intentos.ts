import { sql } from "kysely";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import type { IntentoRepository } from "../../../app/domain/shared/intentos/repositorio";
import type { Db, Trx } from "../database/client";
import { anotarEspera } from "../enPeticion";

/** Counts of tries in time windows, shared by all processes. */
export function makeIntentoRepository(db: Db | Trx): IntentoRepository {
  return {
    async contar(clave, { tope, ventanaEnMinutos, ...opciones }, now) {
      const comienzo = opciones.desde ?? now;
      const ahora = comienzo.toISOString();
      const caducada = sumarMinutos(comienzo, -ventanaEnMinutos).toISOString();
      const { cuenta, desde } = await db
        .insertInto("intentos")
        .values({ clave, cuenta: 1, desde: ahora })
        .onConflict((conflicto) =>
          conflicto.column("clave").doUpdateSet({
            cuenta: sql`case when intentos.desde <= ${caducada} then 1 else intentos.cuenta + 1 end`,
            desde: sql`case when intentos.desde <= ${caducada} then ${ahora} else intentos.desde end`,
          }),
        )
        .returning(["cuenta", "desde"])
        .executeTakeFirstOrThrow();
      if (tope !== undefined && cuenta > tope) {
        const fin = sumarMinutos(new Date(desde), ventanaEnMinutos);
        anotarEspera((fin.getTime() - now.getTime()) / 1000);
      }
      return cuenta;
    },

    async descontar(clave) {
      await db
        .updateTable("intentos")
        .set({ cuenta: sql`cuenta - 1` })
        .where("clave", "=", clave)
        .where("cuenta", ">", 0)
        .execute();
    },

    async olvidar(clave) {
      await db.deleteFrom("intentos").where("clave", "=", clave).execute();
    },
  };
}
