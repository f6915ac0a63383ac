import { elDiaDe } from "../../../app/domain/shared/fechas";
import type { Db, Trx } from "../database/client";

/** A key whose carrier has not answered for this long lost it in a crash: another may take it over. */
const ABANDONO_EN_MS = 30_000;

export type Toma =
  | { tomada: true; repetida: boolean }
  | { tomada: false; huella: string; respuesta: { estado: number; cuerpo: string } | null };

/** Their names say whose they are: among the keys of `/v2` they stand with those of no person. */
const DE_FORMULARIOS = { id_persona: 0, huella: "formulario", estado_http: 204, cuerpo: null };

/** Notes that a form was received by this key, and on which day. Answers whether it was for the first time. */
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
    /** Takes a key for this caller, or answers what is known of it. */
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
      // Given back between the two reads: the next try takes it.
      if (!fila) return { tomada: false, huella, respuesta: null };
      return {
        tomada: false,
        huella: fila.huella,
        respuesta: fila.estado_http === null ? null : { estado: fila.estado_http, cuerpo: fila.cuerpo ?? "" },
      };
    },

    /**
     * Of what no copy is kept the day stands alone, and not for long: at which minute somebody told how they are is
     * asked no more once it is answered.
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
