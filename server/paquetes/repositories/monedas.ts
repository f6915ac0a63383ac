import { randomUUID } from "node:crypto";
import { sql, type Selectable } from "kysely";
import type { LoteDeMonedas } from "../../../app/domain/paquetes/monedas/monedas";
import type { MonedaRepository } from "../../../app/domain/paquetes/monedas/repositorio";
import { finAlVolver } from "../../../app/domain/paquetes/saldo/lotes";
import { exigirTransaccion } from "../../platform/database/candado";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";
import { libroDeMonedas } from "./libroDeMonedas";
import { lotesQueVencen, QUEDA_ALGO } from "./lotes";
import { pausasDeMonedas, SIN_PAUSA } from "./pausasDeMonedas";

/** Repository of reward coins. Their ledger only grows; `monedas` is its running total. */
export function makeMonedaRepository(db: Db | Trx): MonedaRepository {
  const { lotes, anotar, disminuir, aumentar, cambiarLote, sacarDeLotes, crearLote, volverAlLote } =
    libroDeMonedas(db);
  const porId = (idLote: string) => lotes().where("id_lote", "=", idLote).executeTakeFirst();

  return {
    ...lotesQueVencen(db, "lotes_de_monedas", aLote, {
      columnas: { "un-mes": "avisado_antes_en", "una-semana": "avisado_en" },
      condicion: SIN_PAUSA,
    }),
    ...pausasDeMonedas(db),

    async total(idPersona) {
      const fila = await db
        .selectFrom("monedas")
        .select("cantidad")
        .where("id_persona", "=", idPersona)
        .executeTakeFirst();
      return fila?.cantidad ?? 0;
    },

    async resumen(idPersona) {
      const filas = await db
        .selectFrom("monedas as m")
        .leftJoin("lotes_de_monedas as lote", (on) =>
          on.onRef("lote.id_persona", "=", "m.id_persona").on(QUEDA_ALGO),
        )
        .select(["m.cantidad as total", "m.debe", "m.apagadas"])
        .selectAll("lote")
        .where("m.id_persona", "=", idPersona)
        .orderBy("lote.vence_en")
        .execute();
      const conLote = (fila: (typeof filas)[number]): fila is (typeof filas)[number] & FilaDeLote =>
        fila.id_lote !== null;
      const [primera] = filas;
      return {
        total: primera?.total ?? 0,
        debe: primera?.debe ?? 0,
        lotes: filas.filter(conLote).map(aLote),
        apagadas: primera?.apagadas === 1,
      };
    },

    async aLaVista(idPersona) {
      const fila = await db
        .selectFrom("monedas")
        .select(["cantidad", "apagadas"])
        .where("id_persona", "=", idPersona)
        .executeTakeFirst();
      return fila?.apagadas ? null : (fila?.cantidad ?? 0);
    },

    async movimientos(idPersona, cuantos) {
      const filas = await db
        .selectFrom("movimientos_de_monedas")
        .select(["motivo", "razon", "creado_en", "id_pedido"])
        .select((eb) => [
          eb.fn.min("id_movimiento").as("id_movimiento"),
          eb.fn.sum<number | string>("cantidad").as("cantidad"),
          sql<number>`0`.as("debe"),
        ])
        .where("id_persona", "=", idPersona)
        .groupBy(["creado_en", "motivo", "id_pedido", "causa", "razon"])
        .unionAll((eb) =>
          eb
            .selectFrom("reversiones_de_monedas")
            .select(["motivo", sql<string | null>`null`.as("razon"), "creado_en"])
            .select(sql<string | null>`null`.as("id_pedido"))
            .select(["id_reversion as id_movimiento", sql<number>`0`.as("cantidad"), "debe"])
            .where("id_persona", "=", idPersona)
            .where("debe", ">", 0),
        )
        .orderBy("creado_en", "desc")
        .orderBy("id_movimiento")
        .limit(cuantos)
        .execute();
      return filas.map(({ id_movimiento, cantidad, debe, motivo, razon, creado_en, id_pedido }) => ({
        idMovimiento: id_movimiento,
        cantidad: Number(cantidad),
        debe,
        motivo,
        razon,
        idDeCompra: id_pedido,
        creadoEn: new Date(creado_en),
      }));
    },

    async bloquear(idPersona) {
      exigirTransaccion(db);
      await aumentar(idPersona, 0);
    },

    async ganadas(idPersona) {
      const filas = await db
        .selectFrom("movimientos_de_monedas")
        .select(["causa", "dia"])
        .where("id_persona", "=", idPersona)
        .where("causa", "is not", null)
        .execute();
      return filas.map(({ causa, dia }) => ({ causa: causa!, dia: dia! }));
    },

    async ganadasALaVista(idPersona) {
      const filas = await db
        .selectFrom("monedas as m")
        .leftJoin("movimientos_de_monedas as movimiento", (on) =>
          on.onRef("movimiento.id_persona", "=", "m.id_persona").on("movimiento.causa", "is not", null),
        )
        .select(["m.apagadas", "movimiento.causa", "movimiento.dia", "movimiento.creado_en"])
        .where("m.id_persona", "=", idPersona)
        .execute();
      if (filas[0]?.apagadas === 1) return null;
      return filas.flatMap(({ causa, dia, creado_en }) =>
        causa === null ? [] : [{ causa, dia: dia!, ganadaEn: new Date(creado_en!) }],
      );
    },

    async dar(linea, venceEn, now) {
      await crearLote(linea, venceEn, now);
    },

    async quitar(linea, now) {
      if (!(await disminuir(linea.idPersona, linea.cantidad))) return false;
      await sacarDeLotes(linea, now);
      return true;
    },

    async llegada(idPersona, idMovimiento) {
      const fila = await db
        .selectFrom("movimientos_de_monedas")
        .select("cantidad")
        .where("id_movimiento", "=", idMovimiento)
        .where("id_persona", "=", idPersona)
        .where("cantidad", ">", 0)
        .executeTakeFirst();
      return fila?.cantidad ?? null;
    },

    async revertir({ idMovimiento, ...linea }, now) {
      const { idPersona, cantidad, motivo } = linea;
      const { cantidad: tiene } = await aumentar(idPersona, 0);
      const quedan = Math.min(tiene, cantidad);
      const debe = cantidad - quedan;
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("reversiones_de_monedas")
        .values({
          id_reversion: randomUUID(),
          id_persona: idPersona,
          id_movimiento: idMovimiento,
          cantidad,
          debe,
          motivo,
          creado_en: now.toISOString(),
        })
        .onConflict((conflicto) => conflicto.doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows !== 1n) return false;
      if (quedan > 0) {
        await disminuir(idPersona, quedan);
        await sacarDeLotes({ ...linea, cantidad: quedan, idPedido: null }, now);
      }
      if (debe > 0) {
        await db
          .updateTable("monedas")
          .set((eb) => ({ debe: eb("debe", "+", debe) }))
          .where("id_persona", "=", idPersona)
          .execute();
      }
      return true;
    },

    async devolver(idPersona, idPedido, now) {
      await disminuir(idPersona, 0);
      const gastos = await db
        .selectFrom("movimientos_de_monedas")
        .innerJoin("lotes_de_monedas", "lotes_de_monedas.id_lote", "movimientos_de_monedas.id_lote")
        .select(["movimientos_de_monedas.cantidad", "lotes_de_monedas.id_lote", "lotes_de_monedas.vence_en"])
        .where("movimientos_de_monedas.id_pedido", "=", idPedido)
        .where("motivo", "=", "canje")
        .execute();
      for (const gasto of gastos) {
        const linea = { idPersona, cantidad: -gasto.cantidad, motivo: "devolucion", idPedido } as const;
        const venceEn = finAlVolver(new Date(gasto.vence_en), now);
        if (venceEn.toISOString() === gasto.vence_en) {
          await volverAlLote(gasto.id_lote, linea, now);
        } else {
          await crearLote(linea, venceEn, now);
        }
      }
    },

    async vencerLote(idLote, now) {
      const visto = await porId(idLote);
      if (!visto) return;
      const { apagadas } = await aumentar(visto.id_persona, 0);
      if (apagadas === 1) return;
      const lote = await porId(idLote);
      if (!lote || lote.quedan === 0 || lote.vence_en > now.toISOString()) return;
      await disminuir(lote.id_persona, lote.quedan);
      await cambiarLote(idLote, -lote.quedan);
      const linea = { idPersona: lote.id_persona, cantidad: -lote.quedan, idPedido: null };
      await anotar(idLote, { ...linea, motivo: "vencimiento" }, now);
    },
  };
}

type FilaDeLote = Selectable<Tables["lotes_de_monedas"]>;

function aLote(fila: FilaDeLote): LoteDeMonedas {
  return {
    idLote: fila.id_lote,
    idPersona: fila.id_persona,
    quedan: fila.quedan,
    venceEn: new Date(fila.vence_en),
  };
}
