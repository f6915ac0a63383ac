import type { Db } from "../client";

export interface RespuestaGuardada {
  huella: string;
  estadoHttp: number | null;
  cuerpo: string | null;
}

/** Answers of `/v2` kept by `Idempotency-Key`, for each person. */
export function makeIdempotenciaRepository(db: Db) {
  return {
    /** Takes a key for this caller, or answers what is known of it. */
    async tomar(idPersona: number, clave: string, huella: string, now: Date): Promise<RespuestaGuardada | null> {
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
      if (numInsertedOrUpdatedRows === 1n) return null;
      const fila = await db
        .selectFrom("claves_idempotentes")
        .selectAll()
        .where("id_persona", "=", idPersona)
        .where("clave", "=", clave)
        .executeTakeFirst();
      return fila ? { huella: fila.huella, estadoHttp: fila.estado_http, cuerpo: fila.cuerpo } : null;
    },

    async guardar(idPersona: number, clave: string, estadoHttp: number, cuerpo: string): Promise<void> {
      await db
        .updateTable("claves_idempotentes")
        .set({ estado_http: estadoHttp, cuerpo })
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
