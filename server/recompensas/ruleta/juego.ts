import {
  SIN_PREFERENCIAS,
  type JuegoRepository,
  type PreferenciasDeJuego,
} from "../../../app/domain/recompensas/ruleta/repositorio";
import type { Db, Trx } from "../../platform/database/client";

export function makeJuegoRepository(db: Db | Trx): JuegoRepository {
  async function preferencias(idPersona: number): Promise<PreferenciasDeJuego> {
    const fila = await db
      .selectFrom("preferencias_de_juego")
      .selectAll()
      .where("id_persona", "=", idPersona)
      .executeTakeFirst();
    if (!fila) return SIN_PREFERENCIAS;
    return {
      apagado: fila.apagado === 1,
      girosPorDia: fila.giros_por_dia,
      enPausaHasta: fila.en_pausa_hasta === null ? null : new Date(fila.en_pausa_hasta),
      adultaDesde: fila.adulta_desde,
    };
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
