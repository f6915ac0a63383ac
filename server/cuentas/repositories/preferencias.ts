import type { PreferenciaRepository } from "../../../app/domain/cuentas/preferencias/repositorio";
import type { Preferencias } from "../../../app/domain/cuentas/preferencias/preferencias";
import type { Db, Trx } from "../../platform/database/client";
import { unaVez } from "../../platform/database/lectura";
import { sentencia, type Huecos } from "../../platform/database/sentencia";
import { lectura } from "./lecturas";

export function makePreferenciaRepository(db: Db | Trx): PreferenciaRepository {
  return {
    de: (idPersona) =>
      unaVez(db, lectura.preferencias(idPersona), async () =>
        aPreferencias(await deLaPersona(db, { idPersona })),
      ),

    async guardar(idPersona, { temas, avisosDiscretos }, now) {
      const valores = { avisos_discretos: Number(avisosDiscretos), actualizado_en: now.toISOString() };
      // The row of preferences is written first: its lock orders two tabs that save at once.
      await db
        .insertInto("preferencias")
        .values({ id_persona: idPersona, ...valores })
        .onConflict((conflicto) => conflicto.column("id_persona").doUpdateSet(valores))
        .execute();
      await db.deleteFrom("temas_de_persona").where("id_persona", "=", idPersona).execute();
      if (temas.length === 0) return;
      await db
        .insertInto("temas_de_persona")
        .values(temas.map((tema) => ({ id_persona: idPersona, tema })))
        .execute();
    },
  };
}

const deLaPersona = sentencia((db, { idPersona }: Huecos<{ idPersona: number }>) =>
  db
    .selectFrom("preferencias")
    .leftJoin("temas_de_persona", "temas_de_persona.id_persona", "preferencias.id_persona")
    .select(["preferencias.avisos_discretos", "temas_de_persona.tema"])
    .where("preferencias.id_persona", "=", idPersona)
    .orderBy("temas_de_persona.tema"),
);

/**
 * Preferences of a person from their rows. `filas` has one row for each theme, in order, or one without a theme. Null
 * for a person who has chosen nothing yet.
 */
export function aPreferencias(
  filas: readonly { avisos_discretos: number | null; tema: string | null }[],
): Preferencias | null {
  const [primera] = filas;
  const discretos = primera?.avisos_discretos ?? null;
  if (discretos === null) return null;
  return {
    temas: filas.flatMap(({ tema }) => tema ?? []),
    avisosDiscretos: discretos === 1,
  };
}
