import { sql, type RawBuilder, type Selectable } from "kysely";
import type { AvisoDeLote } from "../../../app/domain/paquetes/saldo/lotes";
import type { PlazoDeAviso } from "../../../app/domain/paquetes/saldo/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";

type TablaDeLotes = "lotes_de_saldo" | "lotes_de_monedas";

/**
 * Condition for lots with sessions or coins left, written as in the partial indexes of the lots (PostgreSQL §
 * 11.8).
 */
export const QUEDA_ALGO = sql<boolean>`quedan > 0`;

interface Avisos<A extends AvisoDeLote> {
  /** Column with the instant of each warning. */
  columnas: Record<A, "avisado_en" | "avisado_antes_en" | "avisado_al_final_en">;
  /** Condition for lots that end and are told now. */
  condicion?: RawBuilder<boolean>;
}

/** Queries on lots that expire, for prepaid sessions and for coins. */
export function lotesQueVencen<T extends TablaDeLotes, L, A extends AvisoDeLote>(
  db: Db | Trx,
  tabla: T,
  aLote: (fila: Selectable<Tables[T]>) => L,
  { columnas, condicion = sql<boolean>`1 = 1` }: Avisos<A>,
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

    lotesPorAvisar: ({ aviso, desde, hasta }: PlazoDeAviso<A>, cuantos: number) =>
      leer(
        lotes()
          .where(QUEDA_ALGO)
          .where(sql.ref(columnas[aviso]), "is", null)
          .where(condicion)
          .where("vence_en", ">", desde.toISOString())
          .where("vence_en", "<=", hasta.toISOString())
          .limit(cuantos),
      ),

    async marcarAvisado(idLote: string, aviso: A, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable<TablaDeLotes>(tabla)
        .set({ [columnas[aviso]]: now.toISOString() })
        .where("id_lote", "=", idLote)
        .where(sql.ref(columnas[aviso]), "is", null)
        .where(QUEDA_ALGO)
        .where(condicion)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}
