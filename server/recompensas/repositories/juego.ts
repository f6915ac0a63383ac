import type {
  JuegoRepository,
  PreferenciasDeJuego,
} from "../../../app/domain/recompensas/ruleta/repositorio";
import type { Nullable, Selectable } from "kysely";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";

type Elegido = Selectable<Tables["preferencias_de_juego"]>;
type Columnas = Pick<Elegido, "adulta_desde" | "en_pausa_hasta" | "giros_por_dia"> &
  Pick<Selectable<Tables["monedas"]>, "apagadas">;

/** Choices about the game from their row, or from the empty columns of a person who chose nothing. */
export const aPreferencias = (fila: Partial<Nullable<Columnas>>): PreferenciasDeJuego => ({
  apagado: fila.apagadas === 1,
  girosPorDia: fila.giros_por_dia ?? null,
  enPausaHasta: fila.en_pausa_hasta ? new Date(fila.en_pausa_hasta) : null,
  adultaDesde: fila.adulta_desde ?? null,
});

export function makeJuegoRepository(db: Db | Trx): JuegoRepository {
  async function preferencias(idPersona: number): Promise<PreferenciasDeJuego> {
    const fila = await db
      .selectFrom("personas as persona")
      .leftJoin("preferencias_de_juego as elegido", "elegido.id_persona", "persona.id_persona")
      .leftJoin("monedas", "monedas.id_persona", "persona.id_persona")
      .select(["monedas.apagadas", "elegido.giros_por_dia", "elegido.en_pausa_hasta", "elegido.adulta_desde"])
      .where("persona.id_persona", "=", idPersona)
      .executeTakeFirst();
    return aPreferencias(fila ?? {});
  }
  return {
    preferencias,

    async tomar(id_persona) {
      await db
        .insertInto("preferencias_de_juego")
        .values({ id_persona, giros_por_dia: null, en_pausa_hasta: null, adulta_desde: null })
        .onConflict((conflicto) =>
          conflicto
            .column("id_persona")
            .doUpdateSet((eb) => ({ adulta_desde: eb.ref("preferencias_de_juego.adulta_desde") })),
        )
        .execute();
      return preferencias(id_persona);
    },

    async guardar(id_persona, { girosPorDia, enPausaHasta, adultaDesde }) {
      await db
        .updateTable("preferencias_de_juego")
        .set({
          ...{ giros_por_dia: girosPorDia, adulta_desde: adultaDesde },
          en_pausa_hasta: enPausaHasta?.toISOString() ?? null,
        })
        .where("id_persona", "=", id_persona)
        .execute();
    },
  };
}
