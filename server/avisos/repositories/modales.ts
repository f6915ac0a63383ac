import type { ModalRepository } from "../../../app/domain/avisos/modales/repositorio";
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
