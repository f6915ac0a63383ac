import type { IdentidadEnlazadaRepository } from "../../../app/domain/cuentas/identidad/repositorio";
import type { Db, Trx } from "../../platform/database/client";

/** Repository of the identities that our people have at the insurer's provider. */
export function makeIdentidadEnlazadaRepository(db: Db | Trx): IdentidadEnlazadaRepository {
  return {
    async personaDe(emisor, sujeto) {
      const fila = await db
        .selectFrom("identidades_enlazadas")
        .select("id_persona")
        .where("emisor", "=", emisor)
        .where("sujeto", "=", sujeto)
        .executeTakeFirst();
      return fila?.id_persona ?? null;
    },

    async dePersona(idPersona) {
      const fila = await db
        .selectFrom("identidades_enlazadas")
        .selectAll()
        .where("id_persona", "=", idPersona)
        .executeTakeFirst();
      return fila
        ? {
            emisor: fila.emisor,
            sujeto: fila.sujeto,
            idPersona: fila.id_persona,
            enlazadaEn: new Date(fila.enlazada_en),
          }
        : null;
    },

    async enlazar({ emisor, sujeto, idPersona }, now) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("identidades_enlazadas")
        .values({ emisor, sujeto, id_persona: idPersona, enlazada_en: now.toISOString() })
        .onConflict((conflicto) => conflicto.doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows !== 1n) return false;
      await db.deleteFrom("enlaces_quitados").where("id_persona", "=", idPersona).execute();
      return true;
    },

    async desenlazar(idPersona) {
      const { numDeletedRows } = await db
        .deleteFrom("identidades_enlazadas")
        .where("id_persona", "=", idPersona)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async anotarQuitada(idPersona, now) {
      await db
        .insertInto("enlaces_quitados")
        .values({ id_persona: idPersona, quitado_en: now.toISOString() })
        .onConflict((conflicto) => conflicto.doNothing())
        .execute();
    },

    async fueQuitada(idPersona) {
      const fila = await db
        .selectFrom("enlaces_quitados")
        .select("id_persona")
        .where("id_persona", "=", idPersona)
        .executeTakeFirst();
      return fila !== undefined;
    },
  };
}
