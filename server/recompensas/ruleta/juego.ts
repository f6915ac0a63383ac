import {
  SIN_PREFERENCIAS,
  type JuegoRepository,
  type PreferenciasDeJuego,
} from "../../../app/domain/recompensas/ruleta/repositorio";
import type { Nullable, Selectable } from "kysely";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";

/** Choices about the game from their row, or from the empty columns of a person who chose nothing. */
export const aPreferencias = ({
  apagado,
  giros_por_dia,
  en_pausa_hasta,
  adulta_desde,
}: Partial<Nullable<Selectable<Tables["preferencias_de_juego"]>>>): PreferenciasDeJuego => ({
  apagado: apagado === 1,
  girosPorDia: giros_por_dia ?? null,
  enPausaHasta: en_pausa_hasta ? new Date(en_pausa_hasta) : null,
  adultaDesde: adulta_desde ?? null,
});

export function makeJuegoRepository(db: Db | Trx): JuegoRepository {
  async function preferencias(idPersona: number): Promise<PreferenciasDeJuego> {
    const fila = await db
      .selectFrom("preferencias_de_juego")
      .selectAll()
      .where("id_persona", "=", idPersona)
      .executeTakeFirst();
    return fila ? aPreferencias(fila) : SIN_PREFERENCIAS;
  }
  return {
    preferencias,

    async tomar(id_persona) {
      await db
        .insertInto("preferencias_de_juego")
        .values({ id_persona, apagado: 0, giros_por_dia: null, en_pausa_hasta: null, adulta_desde: null })
        .onConflict((conflicto) =>
          conflicto
            .column("id_persona")
            .doUpdateSet((eb) => ({ apagado: eb.ref("preferencias_de_juego.apagado") })),
        )
        .execute();
      return preferencias(id_persona);
    },

    async guardar(id_persona, { apagado, girosPorDia, enPausaHasta, adultaDesde }) {
      const valores = {
        ...({ apagado: apagado ? 1 : 0, giros_por_dia: girosPorDia, adulta_desde: adultaDesde } as const),
        en_pausa_hasta: enPausaHasta?.toISOString() ?? null,
      };
      await db
        .insertInto("preferencias_de_juego")
        .values({ id_persona, ...valores })
        .onConflict((conflicto) => conflicto.column("id_persona").doUpdateSet(valores))
        .execute();
    },
  };
}
