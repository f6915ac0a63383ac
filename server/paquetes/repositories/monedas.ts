import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { LoteDeMonedas } from "../../../app/domain/paquetes/monedas/monedas";
import type { MonedaRepository } from "../../../app/domain/paquetes/monedas/repositorio";
import { finAlVolver } from "../../../app/domain/paquetes/saldo/lotes";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";
import { lotesQueVencen, QUEDA_ALGO } from "./lotes";

type Linea = Parameters<MonedaRepository["quitar"]>[0];

/**
 * Repository of reward coins. Their ledger only grows; `monedas` is its running total. A change of a lot first locks
 * the row of the total, which decides every race, and reads the lot after it.
 */
export function makeMonedaRepository(db: Db | Trx): MonedaRepository {
  const lotes = () => db.selectFrom("lotes_de_monedas").selectAll();
  const porId = (idLote: string) => lotes().where("id_lote", "=", idLote).executeTakeFirst();
  const anotar = (idLote: string, { idPersona, cantidad, motivo, idPedido, ganancia }: Linea, now: Date) =>
    db
      .insertInto("movimientos_de_monedas")
      .values({
        id_movimiento: randomUUID(),
        id_persona: idPersona,
        id_lote: idLote,
        cantidad,
        motivo,
        id_pedido: idPedido,
        causa: ganancia?.causa ?? null,
        dia: ganancia?.dia ?? null,
        razon: ganancia?.razon ?? null,
        creado_en: now.toISOString(),
      })
      .execute();
  /** Takes from a person's total of coins, if it is enough. With 0 it only locks the total. */
  const disminuir = async (idPersona: number, cantidad: number) => {
    const { numUpdatedRows } = await db
      .updateTable("monedas")
      .set((eb) => ({ cantidad: eb("cantidad", "-", cantidad) }))
      .where("id_persona", "=", idPersona)
      .where("cantidad", ">=", cantidad)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };
  const aumentar = (id_persona: number, cantidad: number) =>
    db
      .insertInto("monedas")
      .values({ id_persona, cantidad })
      .onConflict((conflicto) =>
        conflicto
          .column("id_persona")
          .doUpdateSet((eb) => ({ cantidad: eb("monedas.cantidad", "+", cantidad) })),
      )
      .execute();
  const cambiarLote = (idLote: string, cantidad: number) =>
    db
      .updateTable("lotes_de_monedas")
      .set((eb) => ({ quedan: eb("quedan", "+", cantidad) }))
      .where("id_lote", "=", idLote)
      .execute();
  const crearLote = async (linea: Linea, venceEn: Date, now: Date) => {
    const idLote = randomUUID();
    await db
      .insertInto("lotes_de_monedas")
      .values({
        id_lote: idLote,
        id_persona: linea.idPersona,
        cantidad: linea.cantidad,
        quedan: linea.cantidad,
        vence_en: venceEn.toISOString(),
        avisado_en: null,
        creado_en: now.toISOString(),
      })
      .execute();
    await anotar(idLote, linea, now);
  };

  return {
    ...lotesQueVencen(db, "lotes_de_monedas", aLote),

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
        .select(["m.cantidad as total", "m.apagadas"])
        .selectAll("lote")
        .where("m.id_persona", "=", idPersona)
        .orderBy("lote.vence_en")
        .execute();
      const conLote = (fila: (typeof filas)[number]): fila is (typeof filas)[number] & FilaDeLote =>
        fila.id_lote !== null;
      const [primera] = filas;
      return {
        total: primera?.total ?? 0,
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

    async apagar(id_persona, apagadas) {
      await db
        .insertInto("monedas")
        .values({ id_persona, cantidad: 0, apagadas: apagadas ? 1 : 0 })
        .onConflict((conflicto) => conflicto.column("id_persona").doUpdateSet({ apagadas: apagadas ? 1 : 0 }))
        .execute();
    },

    async movimientos(idPersona, cuantos) {
      const filas = await db
        .selectFrom("movimientos_de_monedas")
        .select(["motivo", "id_pedido", "razon", "creado_en"])
        .select((eb) => [
          eb.fn.min("id_movimiento").as("id_movimiento"),
          eb.fn.sum("cantidad").as("cantidad"),
        ])
        .where("id_persona", "=", idPersona)
        .groupBy(["creado_en", "motivo", "id_pedido", "causa", "razon"])
        .orderBy("creado_en", "desc")
        .orderBy("id_movimiento")
        .limit(cuantos)
        .execute();
      return filas.map(({ id_movimiento, cantidad, motivo, razon, creado_en }) => ({
        idMovimiento: id_movimiento,
        cantidad: Number(cantidad),
        motivo,
        razon,
        creadoEn: new Date(creado_en),
      }));
    },

    async tomar(idPersona) {
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

    async dar(linea, venceEn, now) {
      await aumentar(linea.idPersona, linea.cantidad);
      await crearLote(linea, venceEn, now);
    },

    async quitar(linea, now) {
      if (!(await disminuir(linea.idPersona, linea.cantidad))) return false;
      const vivos = await lotes()
        .where("id_persona", "=", linea.idPersona)
        .where(QUEDA_ALGO)
        .orderBy("vence_en")
        .execute();
      let faltan = linea.cantidad;
      for (const { id_lote, quedan } of vivos) {
        const cuantas = Math.min(quedan, faltan);
        if (cuantas === 0) break;
        await cambiarLote(id_lote, -cuantas);
        await anotar(id_lote, { ...linea, cantidad: -cuantas }, now);
        faltan -= cuantas;
      }
      if (faltan > 0) throw new Error(`the lots of ${linea.idPersona} hold less than their total`);
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
        await aumentar(idPersona, linea.cantidad);
        const venceEn = finAlVolver(new Date(gasto.vence_en), now);
        if (venceEn.toISOString() === gasto.vence_en) {
          await cambiarLote(gasto.id_lote, linea.cantidad);
          await anotar(gasto.id_lote, linea, now);
        } else {
          await crearLote(linea, venceEn, now);
        }
      }
    },

    async vencerLote(idLote, now) {
      const visto = await porId(idLote);
      if (!visto) return;
      await disminuir(visto.id_persona, 0);
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
