import { elDiaDe } from "../../../app/domain/shared/fechas";
import type { Db, Trx } from "../database/client";

/**
 * Milliseconds after which a request without an answer counts as lost in a crash, so that a repeated one may take over
 * its key.
 */
const ABANDONO_EN_MS = 30_000;

export type Toma =
  | { tomada: true; repetida: boolean }
  | { tomada: false; huella: string; respuesta: { estado: number; cuerpo: string } | null };

/** Fixed columns of a form's row: the key names the sender, so that the row belongs to no person of `/v2`. */
const DE_FORMULARIOS = { id_persona: 0, huella: "formulario", estado_http: 204, cuerpo: null };

/** Notes the day on which a form with this key was received. True the first time only. */
export async function anotarFormulario(db: Db | Trx, clave: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("claves_idempotentes")
    .values({ ...DE_FORMULARIOS, clave: `formulario:${clave}`, creada_en: elDiaDe(now).toISOString() })
    .onConflict((conflicto) => conflicto.columns(["id_persona", "clave"]).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** Answers of `/v2` kept by `Idempotency-Key`, for each person. */
export function makeIdempotenciaRepository(db: Db) {
  return {
    /** Takes a key for this caller, or returns the stored request with that key. */
    async tomar(idPersona: number, clave: string, huella: string, now: Date): Promise<Toma> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("claves_idempotentes")
        .values({
          id_persona: idPersona,
          clave,
          huella,
          estado_http: null,
          cuerpo: null,
          creada_en: now.toISOString(),
        })
        .onConflict((conflicto) => conflicto.columns(["id_persona", "clave"]).doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 1n) return { tomada: true, repetida: false };

      const { numUpdatedRows } = await db
        .updateTable("claves_idempotentes")
        .set({ creada_en: now.toISOString() })
        .where("id_persona", "=", idPersona)
        .where("clave", "=", clave)
        .where("huella", "=", huella)
        .where("estado_http", "is", null)
        .where("creada_en", "<", new Date(now.getTime() - ABANDONO_EN_MS).toISOString())
        .executeTakeFirst();
      if (numUpdatedRows === 1n) return { tomada: true, repetida: true };

      const fila = await db
        .selectFrom("claves_idempotentes")
        .select(["huella", "estado_http", "cuerpo"])
        .where("id_persona", "=", idPersona)
        .where("clave", "=", clave)
        .executeTakeFirst();
      // The key was freed between the two reads, so that the next try takes it.
      if (!fila) return { tomada: false, huella, respuesta: null };
      return {
        tomada: false,
        huella: fila.huella,
        respuesta: fila.estado_http === null ? null : { estado: fila.estado_http, cuerpo: fila.cuerpo ?? "" },
      };
    },

    /**
     * Stores an answer. A request without a copy stores only its day, for two days: the exact time at which a person
     * told about their health is not needed afterwards.
     */
    async guardar(
      idPersona: number,
      clave: string,
      { estado, cuerpo }: { estado: number; cuerpo: string },
      sinCopiaEn: Date | null,
    ): Promise<void> {
      const dia = sinCopiaEn?.toISOString();
      await db
        .updateTable("claves_idempotentes")
        .set({ estado_http: estado, cuerpo, ...(dia && { creada_en: dia, sin_copia_en: dia }) })
        .where("id_persona", "=", idPersona)
        .where("clave", "=", clave)
        .execute();
    },

    async soltar(idPersona: number, clave: string): Promise<void> {
      await db
        .deleteFrom("claves_idempotentes")
        .where("id_persona", "=", idPersona)
        .where("clave", "=", clave)
        .execute();
    },
  };
}
