import { sql, type SelectQueryBuilder } from "kysely";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";
import { POR_ENTREGAR } from "../../avisos/module";
import { POR_ENVIAR } from "../../ventas/module";

/** Numbers of waiting or unfinished work, for monitoring. Each is read from a partial index that stays small. */
export function makeMedidasRepository(db: Db | Trx) {
  return {
    async leer(now: Date) {
      const ahora = now.toISOString();
      const abiertos = db
        .selectFrom("cobros")
        .where("estado", "=", sql.lit("abierto"))
        .where("revisar_en", ">", "");
      const correos = db.selectFrom("correos").where(POR_ENTREGAR).where("siguiente_en", ">", "");
      const [
        retenciones,
        correosPorEnviar,
        masAntiguo,
        cobrosAbiertos,
        cobrosPorRevisar,
        enteras,
        partes,
        comprobantes,
      ] = await Promise.all([
        cuantas(
          db.selectFrom("horarios").where("estado", "=", sql.lit("retenido")).where("expira_en", ">", ahora),
        ),
        cuantas(correos),
        correos.select((eb) => eb.fn.min("creado_en").as("desde")).executeTakeFirst(),
        cuantas(abiertos),
        cuantas(abiertos.where("revisar_en", "<=", ahora)),
        cuantas(
          db
            .selectFrom("pagos")
            .where("estado", "=", sql.lit("por-devolver"))
            .where("actualizado_en", ">", ""),
        ),
        cuantas(
          db
            .selectFrom("devoluciones_parciales")
            .where("estado", "=", sql.lit("pedida"))
            .where("actualizado_en", ">", ""),
        ),
        cuantas(db.selectFrom("comprobantes").where(POR_ENVIAR).where("siguiente_en", ">", "")),
      ]);
      const desde = masAntiguo?.desde;
      return {
        retenciones,
        correosPorEnviar,
        edadDelCorreoMasAntiguoEnSegundos: desde ? (now.getTime() - Date.parse(desde)) / 1000 : 0,
        cobrosPorRevisar,
        cobrosAbiertos,
        devolucionesPendientes: enteras + partes,
        comprobantesPorEnviar: comprobantes,
      };
    },
  };
}

async function cuantas<T extends keyof Tables>(
  filas: SelectQueryBuilder<Tables, T, object>,
): Promise<number> {
  const { cuantas } = await filas
    .select((eb) => eb.fn.countAll<number | string>().as("cuantas"))
    .executeTakeFirstOrThrow();
  return Number(cuantas);
}
