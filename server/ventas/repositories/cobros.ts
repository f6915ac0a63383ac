import { sql } from "kysely";
import type { Cobro } from "../../../app/domain/ventas/pagos/pago";
import type { CobroRepository } from "../../../app/domain/ventas/pagos/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";

export function makeCobroRepository(db: Db | Trx): CobroRepository {
  return {
    async abrir(cobro) {
      await db
        .insertInto("cobros")
        .values({
          id_cobro: cobro.idCobro,
          id_pedido: cobro.idPedido,
          pasarela: cobro.pasarela,
          monto_centimos: cobro.montoCentimos,
          estado: cobro.estado,
          creado_en: cobro.creadoEn.toISOString(),
          vence_en: cobro.venceEn.toISOString(),
          revisar_en: cobro.revisarEn.toISOString(),
        })
        .onConflict((conflicto) => conflicto.columns(["id_pedido", "vence_en"]).doNothing())
        .execute();
      const fila = await db
        .selectFrom("cobros")
        .selectAll()
        .where("id_pedido", "=", cobro.idPedido)
        .where("vence_en", "=", cobro.venceEn.toISOString())
        .executeTakeFirstOrThrow();
      return aCobro(fila);
    },

    async guardarDireccion(idCobro, referencia, urlDePago) {
      await db
        .updateTable("cobros")
        .set({ referencia, url_de_pago: urlDePago })
        .where("id_cobro", "=", idCobro)
        .execute();
    },

    async porId(idCobro) {
      const fila = await db
        .selectFrom("cobros")
        .selectAll()
        .where("id_cobro", "=", idCobro)
        .executeTakeFirst();
      return fila ? aCobro(fila) : null;
    },

    async delPedido(idPedido) {
      const filas = await db
        .selectFrom("cobros")
        .selectAll()
        .where("id_pedido", "=", idPedido)
        .orderBy("vence_en")
        .execute();
      return filas.map(aCobro);
    },

    async porRevisar(now, cuantos) {
      const filas = await db
        .selectFrom("cobros")
        .selectAll()
        .where("estado", "=", sql.lit("abierto"))
        .where("revisar_en", "<=", now.toISOString())
        .orderBy("revisar_en")
        .limit(cuantos)
        .execute();
      return filas.map(aCobro);
    },

    async posponer(leido, revisarEn) {
      const { numUpdatedRows } = await db
        .updateTable("cobros")
        .set({ revisar_en: revisarEn.toISOString() })
        .where("id_cobro", "=", leido.idCobro)
        .where("revisar_en", "=", leido.revisarEn.toISOString())
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async cerrar(idCobro) {
      await db.updateTable("cobros").set({ estado: "cerrado" }).where("id_cobro", "=", idCobro).execute();
    },
  };
}

function aCobro(fila: Tables["cobros"]): Cobro {
  return {
    idCobro: fila.id_cobro,
    idPedido: fila.id_pedido,
    pasarela: fila.pasarela,
    montoCentimos: fila.monto_centimos,
    referencia: fila.referencia,
    urlDePago: fila.url_de_pago,
    estado: fila.estado,
    creadoEn: new Date(fila.creado_en),
    venceEn: new Date(fila.vence_en),
    revisarEn: new Date(fila.revisar_en),
  };
}
