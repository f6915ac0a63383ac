import { randomUUID } from "node:crypto";
import { sql, type Selectable } from "kysely";
import type { Parte } from "../../../app/domain/paquetes/saldo/saldo";
import type {
  AvisoDeBonos,
  ClaveDeSaldo,
  LotesQueVencen,
  SaldoRepository,
} from "../../../app/domain/paquetes/saldo/repositorio";
import { finAlVolver, type Lote } from "../../../app/domain/paquetes/saldo/lotes";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";
import { anotar, aumentar, disminuir } from "./libroDeSaldo";
import { lotesQueVencen, QUEDA_ALGO } from "./lotes";

type DeLotes = Pick<
  SaldoRepository,
  "comprar" | "retirarCompra" | "lotesDelPedido" | keyof LotesQueVencen<Lote, AvisoDeBonos>
>;

/**
 * Lots of prepaid sessions, which expire. Every function here that changes a lot first locks the row of its balance.
 * That lock decides races, and the lot is read after it.
 */
export function lotesDeSaldo(db: Db | Trx): DeLotes {
  const lotes = () => db.selectFrom("lotes_de_saldo").selectAll();
  const porId = (idLote: string) => lotes().where("id_lote", "=", idLote).executeTakeFirst();
  const vaciar = (idLote: string) =>
    db.updateTable("lotes_de_saldo").set({ quedan: 0 }).where("id_lote", "=", idLote).execute();

  return {
    ...lotesQueVencen(db, "lotes_de_saldo", aLote, {
      columnas: { "una-semana": "avisado_en", "dos-dias": "avisado_al_final_en" },
    }),

    async comprar({ idPersona, idPedido, contenido }, venceEn, now) {
      for (const { idEspecialidad, sesiones } of enOrden(contenido)) {
        await aumentar(db, { idPersona, idEspecialidad, cantidad: sesiones });
        const idLote = randomUUID();
        await crearLote(db, { idLote, idPersona, idEspecialidad, idPedido, quedan: sesiones, venceEn }, now);
        const linea = {
          idPersona,
          idEspecialidad,
          cantidad: sesiones,
          motivo: "compra",
          idPedido,
          idLote,
        } as const;
        // Each part of an order has one line with this reason in the ledger: a second line would be sessions that
        // nobody paid.
        if (!(await anotar(db, linea, now))) throw new Error(`order ${idPedido} has its bonos already`);
      }
    },

    async retirarCompra({ idPersona, idPedido, contenido }, now) {
      let retirados = 0;
      for (const { idEspecialidad } of enOrden(contenido)) {
        await disminuir(db, { idPersona, idEspecialidad, cantidad: 0 });
        const lotesDeCompra = await lotes()
          .where("id_pedido", "=", idPedido)
          .where("id_especialidad", "=", idEspecialidad)
          .execute();
        const quedan = lotesDeCompra.reduce((suma, lote) => suma + lote.quedan, 0);
        if (quedan === 0) continue;
        await disminuir(db, { idPersona, idEspecialidad, cantidad: quedan });
        for (const { id_lote } of lotesDeCompra) await vaciar(id_lote);
        const linea = {
          idPersona,
          idEspecialidad,
          cantidad: -quedan,
          motivo: "devolucion",
          idPedido,
        } as const;
        await anotar(db, linea, now);
        retirados += quedan;
      }
      return retirados;
    },

    async lotesDelPedido(idPedido) {
      return (await lotes().where("id_pedido", "=", idPedido).execute()).map(aLote);
    },

    async vencerLote(idLote, now) {
      const visto = await porId(idLote);
      if (!visto) return;
      const { id_persona: idPersona, id_especialidad: idEspecialidad } = visto;
      await disminuir(db, { idPersona, idEspecialidad, cantidad: 0 });
      const lote = await porId(idLote);
      if (!lote || lote.quedan === 0 || lote.vence_en > now.toISOString()) return;
      const { quedan } = lote;
      await disminuir(db, { idPersona, idEspecialidad, cantidad: quedan });
      await vaciar(idLote);
      const linea = { idPersona, idEspecialidad, cantidad: -quedan, idPedido: null, idLote };
      await anotar(db, { ...linea, motivo: "vencimiento" }, now);
    },
  };
}

/**
 * Sorts the parts of a pack, so that balances are always locked in one order and two transactions cannot deadlock
 * (PostgreSQL § 13.3.4).
 */
const enOrden = (contenido: readonly Parte[]) =>
  contenido.toSorted((a, b) => a.idEspecialidad - b.idEspecialidad);

/** Takes one prepaid session from the lot that expires first and gives the id of the lot; null when all are used up. */
export async function gastarDelLote(
  db: Db | Trx,
  { idPersona, idEspecialidad }: ClaveDeSaldo,
): Promise<string | null> {
  const lote = await db
    .selectFrom("lotes_de_saldo")
    .select("id_lote")
    .where("id_persona", "=", idPersona)
    .where("id_especialidad", "=", idEspecialidad)
    .where(QUEDA_ALGO)
    .orderBy("vence_en")
    .limit(1)
    .executeTakeFirst();
  if (!lote) return null;
  await db
    .updateTable("lotes_de_saldo")
    .set({ quedan: sql`quedan - 1` })
    .where("id_lote", "=", lote.id_lote)
    .execute();
  return lote.id_lote;
}

/** True when the prepaid session that paid an order belongs to a refunded pack. */
export async function esDePaqueteDevuelto(db: Db | Trx, idPedido: string): Promise<boolean> {
  const fila = await db
    .selectFrom("movimientos_de_saldo")
    .innerJoin("lotes_de_saldo", "lotes_de_saldo.id_lote", "movimientos_de_saldo.id_lote")
    .innerJoin("pedidos", "pedidos.id_pedido", "lotes_de_saldo.id_pedido")
    .select("pedidos.id_pedido")
    .where("movimientos_de_saldo.id_pedido", "=", idPedido)
    .where("motivo", "=", "cita")
    .where("pedidos.estado", "=", "devuelto")
    .executeTakeFirst();
  return fila !== undefined;
}

/**
 * Gives the prepaid session of an order back to its lot, or to a new lot when its lot expires before the grace period
 * ends.
 */
export async function devolverAlLote(db: Db | Trx, idPedido: string, now: Date): Promise<void> {
  const gasto = await db
    .selectFrom("movimientos_de_saldo")
    .innerJoin("lotes_de_saldo", "lotes_de_saldo.id_lote", "movimientos_de_saldo.id_lote")
    .selectAll("lotes_de_saldo")
    .where("movimientos_de_saldo.id_pedido", "=", idPedido)
    .where("motivo", "=", "cita")
    .executeTakeFirst();
  if (!gasto) return;
  const lote = aLote(gasto);
  const venceEn = finAlVolver(lote.venceEn, now);
  if (venceEn.getTime() === lote.venceEn.getTime()) {
    await db
      .updateTable("lotes_de_saldo")
      .set({ quedan: sql`quedan + 1` })
      .where("id_lote", "=", gasto.id_lote)
      .execute();
    return;
  }
  await crearLote(db, { ...lote, idLote: randomUUID(), quedan: 1, venceEn }, now);
}

/**
 * Writes a lot of prepaid sessions. False when the plan already has a lot for the same month and specialty.
 */
export async function crearLote(
  db: Db | Trx,
  lote: Lote,
  now: Date,
  dePlan: { codigoPlan: string; mes: string } | null = null,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("lotes_de_saldo")
    .values({
      id_lote: lote.idLote,
      id_persona: lote.idPersona,
      id_especialidad: lote.idEspecialidad,
      id_pedido: lote.idPedido,
      cantidad: lote.quedan,
      quedan: lote.quedan,
      vence_en: lote.venceEn.toISOString(),
      avisado_en: null,
      avisado_al_final_en: null,
      creado_en: now.toISOString(),
      codigo_plan: dePlan?.codigoPlan ?? null,
      mes: dePlan?.mes ?? null,
    })
    .onConflict((conflicto) => conflicto.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

function aLote(fila: Selectable<Tables["lotes_de_saldo"]>): Lote {
  return {
    idLote: fila.id_lote,
    idPersona: fila.id_persona,
    idEspecialidad: fila.id_especialidad,
    idPedido: fila.id_pedido,
    quedan: fila.quedan,
    venceEn: new Date(fila.vence_en),
  };
}
