import { sql } from "kysely";
import type { Cobro } from "../../../app/domain/ventas/pagos/pago";
import type { CobroRepository } from "../../../app/domain/ventas/pagos/repositorio";
import type { Causa } from "../../../app/domain/shared/causa";
import type { Db, Trx } from "../../platform/database/client";
import { sentencia, type Huecos } from "../../platform/database/sentencia";
import type { Tables } from "../../platform/database/schema";
import { anotarCambios, conRastro } from "./rastro";

const delPedido = sentencia((db, { idPedido }: Huecos<{ idPedido: string }>) =>
  db.selectFrom("cobros").selectAll().where("id_pedido", "=", idPedido).orderBy("vence_en"),
);

export function makeCobroRepository(db: Db | Trx, causa: Causa): CobroRepository {
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
          ...SIN_RETORNO,
        })
        .onConflict((conflicto) => conflicto.columns(["id_pedido", "vence_en"]).doUpdateSet(SIN_RETORNO))
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
      return (await delPedido(db, { idPedido })).map(aCobro);
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

    anotarRetorno: ({ idCobro, idPedido }, retorno, now) =>
      conRastro(db, async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable("cobros")
          .set({ retorno, retorno_en: now.toISOString() })
          .where("id_cobro", "=", idCobro)
          .where("retorno", "is", null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        // A person may leave the payment page of an order several times: each time has a line of its own in the
        // history.
        const idAsunto = `${idCobro}.${now.getTime()}`;
        const cambio = { idPedido, asunto: "pago", idAsunto, desde: null, hasta: retorno } as const;
        await anotarCambios(trx, [{ ...cambio, causa, creadoEn: now }]);
        return true;
      }),

    async olvidarRetorno(idCobro) {
      await db
        .updateTable("cobros")
        .set(SIN_RETORNO)
        .where("id_cobro", "=", idCobro)
        .where("retorno", "is not", null)
        .execute();
    },

    async cerrar(idCobro) {
      await db.updateTable("cobros").set({ estado: "cerrado" }).where("id_cobro", "=", idCobro).execute();
    },
  };
}

const SIN_RETORNO = { retorno: null, retorno_en: null };

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
    retorno: fila.retorno,
  };
}
