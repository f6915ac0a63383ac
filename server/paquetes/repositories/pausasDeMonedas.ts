import { sql } from "kysely";
import type { MonedaRepository } from "../../../app/domain/paquetes/monedas/repositorio";
import { finTrasPausa } from "../../../app/domain/paquetes/monedas/pausa";
import type { Db, Trx } from "../../platform/database/client";
import { libroDeMonedas } from "./libroDeMonedas";
import { QUEDA_ALGO } from "./lotes";

/**
 * Condition for lots of people who did not turn the game off. A subquery with one value keeps PostgreSQL from joining the
 * whole table of totals.
 */
export const SIN_PAUSA = sql<boolean>`coalesce((select dueno.apagadas from monedas as dueno
  where dueno.id_persona = lotes_de_monedas.id_persona), 0) = 0`;

/** A later end of a lot. The warnings told the former one, so they come again. */
const conFin = (fin: Date) => ({ vence_en: fin.toISOString(), avisado_en: null, avisado_antes_en: null });

/** Pauses of coins: no lot ends while the game is off. When it is on again, the lots last the days of the pause more. */
export function pausasDeMonedas(
  db: Db | Trx,
): Pick<MonedaRepository, "apagar" | "pausarTodas" | "reanudarTodas"> {
  const { lotes, aumentar } = libroDeMonedas(db);
  const estado = (idPersona: number, apagadas: 0 | 1, desde: string | null) =>
    db
      .updateTable("monedas")
      .set({ apagadas, en_pausa_desde: desde })
      .where("id_persona", "=", idPersona)
      .execute();

  return {
    async apagar(idPersona, apagadas, now) {
      // The row of the total is locked first: two forms at once extend the lots once.
      const antes = await aumentar(idPersona, 0);
      if (antes.apagadas === (apagadas ? 1 : 0)) return;
      await (apagadas ? estado(idPersona, 1, now.toISOString()) : estado(idPersona, 0, null));
      if (apagadas || antes.en_pausa_desde === null) return;
      const desde = new Date(antes.en_pausa_desde);
      const vivos = await lotes().where("id_persona", "=", idPersona).where(QUEDA_ALGO).execute();
      for (const { id_lote, vence_en, creado_en } of vivos) {
        const fin = finTrasPausa({ venceEn: new Date(vence_en), creadoEn: new Date(creado_en) }, desde, now);
        if (fin.toISOString() === vence_en) continue;
        await db.updateTable("lotes_de_monedas").set(conFin(fin)).where("id_lote", "=", id_lote).execute();
      }
    },

    async pausarTodas(now) {
      await db
        .insertInto("pausas_de_monedas")
        .values({ id: 1, desde: now.toISOString() })
        .onConflict((conflicto) => conflicto.doNothing())
        .execute();
    },

    async reanudarTodas(now) {
      // The deleted row decides between processes that start at once: only one of them extends the lots.
      const pausa = await db.deleteFrom("pausas_de_monedas").returning("desde").executeTakeFirst();
      if (!pausa) return;
      const desde = new Date(pausa.desde);
      const porAlargar = db
        .selectFrom("lotes_de_monedas")
        .select("vence_en")
        .distinct()
        .where(QUEDA_ALGO)
        .where("vence_en", ">", pausa.desde)
        // The last to end first: a lot that was moved is not moved again.
        .orderBy("vence_en", "desc");
      for (const { vence_en } of await porAlargar.execute()) {
        const fin = finTrasPausa({ venceEn: new Date(vence_en), creadoEn: desde }, desde, now);
        if (fin.toISOString() === vence_en) continue;
        await db
          .updateTable("lotes_de_monedas")
          .set(conFin(fin))
          .where(QUEDA_ALGO)
          .where("vence_en", "=", vence_en)
          // The pause of a person holds this one, and counts when they turn the game on.
          .where(SIN_PAUSA)
          .execute();
      }
    },
  };
}
