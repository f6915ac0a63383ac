import type { ModalRepository } from "../../../app/domain/avisos/modales/repositorio";
import type { PreferenciaRepository } from "../../../app/domain/cuentas/preferencias/repositorio";
import { esModal } from "../../../app/domain/avisos/modales/modal";
import type { Db, Trx } from "../../platform/database/client";

export function makeModalRepository(db: Db | Trx): ModalRepository {
  return {
    async mostrar(idPersona, modal, version, now) {
      await db
        .insertInto("modales_vistos")
        .values({
          id_persona: idPersona,
          modal,
          version,
          mostrado_en: now.toISOString(),
          atendido_en: null,
          forma: null,
        })
        .onConflict((conflicto) => conflicto.doNothing())
        .execute();
    },

    async atender(idPersona, { modal, version, forma }, now) {
      const instante = now.toISOString();
      const escrita = await db
        .insertInto("modales_vistos")
        .values({
          id_persona: idPersona,
          modal,
          version,
          mostrado_en: instante,
          atendido_en: instante,
          forma,
        })
        .onConflict((conflicto) =>
          conflicto
            .columns(["id_persona", "modal", "version"])
            .doUpdateSet({ atendido_en: instante, forma })
            .where((eb) =>
              eb.or([
                eb("modales_vistos.forma", "is", null),
                eb.and([eb("modales_vistos.forma", "=", "cerrado"), eb("excluded.forma", "=", "aceptado")]),
              ]),
            ),
        )
        .returning("modal")
        .executeTakeFirst();
      return escrita !== undefined;
    },

    async atendidos(idPersona) {
      const filas = await db
        .selectFrom("modales_vistos")
        .select(["modal", "version", "forma"])
        .where("id_persona", "=", idPersona)
        .where("forma", "is not", null)
        .execute();
      return filas.flatMap(({ modal, version, forma }) =>
        esModal(modal) && forma ? { modal, version, forma } : [],
      );
    },
  };
}

export function makePreferenciaRepository(db: Db | Trx): PreferenciaRepository {
  return {
    async de(idPersona) {
      const fila = await db
        .selectFrom("preferencias")
        .select("avisos_discretos")
        .where("id_persona", "=", idPersona)
        .executeTakeFirst();
      if (!fila) return null;
      const temas = await db
        .selectFrom("temas_de_persona")
        .select("tema")
        .where("id_persona", "=", idPersona)
        .orderBy("tema")
        .execute();
      return { temas: temas.map(({ tema }) => tema), avisosDiscretos: fila.avisos_discretos === 1 };
    },

    async guardar(idPersona, { temas, avisosDiscretos }, now) {
      const valores = { avisos_discretos: Number(avisosDiscretos), actualizado_en: now.toISOString() };
      // This row first: two tabs that save at once take their turns on it.
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
