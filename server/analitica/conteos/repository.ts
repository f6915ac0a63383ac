import { sql } from "kysely";
import type { Conteo, ConteoRepository, ParteDeConteo } from "../../../app/domain/analitica/conteos/conteo";
import type { Db, Trx } from "../../platform/database/client";

const POR_SENTENCIA = 100;

const SUMA = sql<number>`cast(sum(cuantos) as integer)`;

const claveDe = ({ dia, evento, pagina, detalle }: Conteo) => [dia, evento, pagina, detalle].join(" ");

export function makeConteoRepository(db: Db | Trx): ConteoRepository {
  return {
    async anotarLote(idLote, guardadoEn) {
      const nuevo = await db
        .insertInto("lotes_de_conteos")
        .values({ lote: idLote, guardado_en: guardadoEn.toISOString() })
        .onConflict((conflicto) => conflicto.doNothing())
        .returning("lote")
        .executeTakeFirst();
      return nuevo !== undefined;
    },

    async sumar(conteos) {
      // One order for all processes: two that add the same counts at once wait for each other, and never in a circle.
      const enOrden = conteos.toSorted((a, b) => (claveDe(a) < claveDe(b) ? -1 : 1));
      for (let desde = 0; desde < enOrden.length; desde += POR_SENTENCIA)
        await db
          .insertInto("conteos")
          .values(enOrden.slice(desde, desde + POR_SENTENCIA))
          .onConflict((conflicto) =>
            conflicto
              .columns(["dia", "evento", "pagina", "detalle"])
              .doUpdateSet({ cuantos: sql<number>`conteos.cuantos + excluded.cuantos` }),
          )
          .execute();
    },

    async sumados({ desde, hasta, eventos, por, minimoPorDia }) {
      const partes: ParteDeConteo[] = [...new Set<ParteDeConteo>(["dia", ...por])];
      const deUnDia = db
        .selectFrom("conteos")
        .select(partes)
        .select(SUMA.as("cuantos"))
        .where("dia", ">=", desde)
        .where("dia", "<=", hasta)
        .where("evento", "in", eventos)
        .groupBy(partes)
        .having(SUMA, ">=", minimoPorDia);
      const sumadas = por as readonly ParteDeConteo[];
      const filas = await db
        .selectFrom(deUnDia.as("de_un_dia"))
        .select(sumadas)
        .select(SUMA.as("cuantos"))
        .groupBy(sumadas)
        .execute();
      return filas as Conteo[];
    },

    async olvidarLotes(antesDe) {
      await db.deleteFrom("lotes_de_conteos").where("guardado_en", "<", antesDe.toISOString()).execute();
    },
  };
}
