import { randomUUID } from "node:crypto";
import type { LineaDeMonedas } from "../../../app/domain/paquetes/monedas/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import { QUEDA_ALGO } from "./lotes";

/**
 * Ledger of coins, its lots and its totals. A change of a lot first locks the row of the total, which decides every
 * race, and reads the lot after it.
 */
export function libroDeMonedas(db: Db | Trx) {
  const lotes = () => db.selectFrom("lotes_de_monedas").selectAll();

  const anotar = (idLote: string, linea: LineaDeMonedas, now: Date) =>
    db
      .insertInto("movimientos_de_monedas")
      .values({
        id_movimiento: randomUUID(),
        id_persona: linea.idPersona,
        id_lote: idLote,
        cantidad: linea.cantidad,
        motivo: linea.motivo,
        id_pedido: linea.idPedido,
        causa: linea.ganancia?.causa ?? null,
        dia: linea.ganancia?.dia ?? null,
        razon: linea.ganancia?.razon ?? linea.razon ?? null,
        creado_en: now.toISOString(),
      })
      .execute();

  /** Takes from a person's total of coins, if it is enough. With 0 it only locks the total. */
  async function disminuir(idPersona: number, cantidad: number) {
    const { numUpdatedRows } = await db
      .updateTable("monedas")
      .set((eb) => ({ cantidad: eb("cantidad", "-", cantidad) }))
      .where("id_persona", "=", idPersona)
      .where("cantidad", ">=", cantidad)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Adds to a person's total of coins, and returns them as they are then. With 0 it only locks the total. */
  const aumentar = (id_persona: number, cantidad: number) =>
    db
      .insertInto("monedas")
      .values({ id_persona, cantidad })
      .onConflict((conflicto) =>
        conflicto
          .column("id_persona")
          .doUpdateSet((eb) => ({ cantidad: eb("monedas.cantidad", "+", cantidad) })),
      )
      .returning(["cantidad", "debe", "apagadas", "en_pausa_desde"])
      .executeTakeFirstOrThrow();

  const cambiarLote = (idLote: string, cantidad: number) =>
    db
      .updateTable("lotes_de_monedas")
      .set((eb) => ({ quedan: eb("quedan", "+", cantidad) }))
      .where("id_lote", "=", idLote)
      .execute();

  /** Takes coins from the lots that end first. The total has them, and was lowered before. */
  async function sacarDeLotes(linea: LineaDeMonedas, now: Date) {
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
  }

  /** Pays a debt with coins that came to a lot. Nobody holds coins and a debt at once. */
  async function pagarDeuda(idLote: string, { idPersona, cantidad }: LineaDeMonedas, now: Date) {
    const { debe } = await aumentar(idPersona, 0);
    const pago = Math.min(debe, cantidad);
    if (pago === 0) return;
    await db
      .updateTable("monedas")
      .set((eb) => ({ cantidad: eb("cantidad", "-", pago), debe: eb("debe", "-", pago) }))
      .where("id_persona", "=", idPersona)
      .execute();
    await cambiarLote(idLote, -pago);
    await anotar(idLote, { idPersona, cantidad: -pago, motivo: "deuda", idPedido: null }, now);
  }

  /** Brings coins to a lot of their own. */
  async function crearLote(linea: LineaDeMonedas, venceEn: Date, now: Date) {
    const { debe } = await aumentar(linea.idPersona, linea.cantidad);
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
    if (debe > 0) await pagarDeuda(idLote, linea, now);
  }

  /** Brings coins back to the lot from which they went. */
  async function volverAlLote(idLote: string, linea: LineaDeMonedas, now: Date) {
    const { debe } = await aumentar(linea.idPersona, linea.cantidad);
    await cambiarLote(idLote, linea.cantidad);
    await anotar(idLote, linea, now);
    if (debe > 0) await pagarDeuda(idLote, linea, now);
  }

  return { lotes, anotar, disminuir, aumentar, cambiarLote, sacarDeLotes, crearLote, volverAlLote };
}
