import { sql, type Selectable } from "kysely";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";

type TablaDeLotes = "lotes_de_saldo" | "lotes_de_monedas";

/**
 * Condition for lots with sessions or coins left, written as in the partial indexes of the lots (PostgreSQL §
 * 11.8).
 */
export const QUEDA_ALGO = sql<boolean>`quedan > 0`;
const SIN_AVISAR = sql<boolean>`quedan > 0 and avisado_en is null`;

/** Queries on lots that expire, for prepaid sessions and for coins. */
export function lotesQueVencen<T extends TablaDeLotes, L>(
  db: Db | Trx,
  tabla: T,
  aLote: (fila: Selectable<Tables[T]>) => L,
  /** Condition for lots that end and are announced now. */
  condicion = sql<boolean>`1 = 1`,
) {
  const lotes = () => db.selectFrom<TablaDeLotes>(tabla).selectAll().orderBy("vence_en");
  const leer = async (consulta: ReturnType<typeof lotes>) =>
    ((await consulta.execute()) as Selectable<Tables[T]>[]).map(aLote);
  return {
    lotesVivos: (idPersona: number) => leer(lotes().where("id_persona", "=", idPersona).where(QUEDA_ALGO)),

    lotesPorVencer: (now: Date, cuantos: number) =>
      leer(
        lotes().where(QUEDA_ALGO).where(condicion).where("vence_en", "<=", now.toISOString()).limit(cuantos),
      ),

    lotesPorAvisar: (hasta: Date, cuantos: number) =>
      leer(
        lotes()
          .where(SIN_AVISAR)
          .where(condicion)
          .where("vence_en", "<=", hasta.toISOString())
          .limit(cuantos),
      ),

    async marcarAvisado(idLote: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable<TablaDeLotes>(tabla)
        .set({ avisado_en: now.toISOString() })
        .where("id_lote", "=", idLote)
        .where("avisado_en", "is", null)
        .where(condicion)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}
