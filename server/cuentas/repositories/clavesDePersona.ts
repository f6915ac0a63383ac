import { sql } from "kysely";
import { clavesPorOlvidar } from "../../../app/domain/cuentas/identidad/clavesReemplazadas";
import type { PersonaRepository } from "../../../app/domain/cuentas/personas/repositorio";
import { candado } from "../../platform/database/candado";
import type { Db, Trx } from "../../platform/database/client";

/** Password hashes of accounts: the present one, and those that it replaced. */
export function makeClavesDePersona(
  db: Db | Trx,
): Pick<
  PersonaRepository,
  "clavesDe" | "cambiarClave" | "sigueConClave" | "anularClave" | "clavesReemplazadas"
> {
  /**
   * Stores the password hash that is about to be replaced, except the hash left by an undo, which no password matches.
   */
  const guardarClaveReemplazada = async (idPersona: number, now: Date) => {
    // No other transaction replaces the password before this one ends.
    const cuenta = await candado(db, "cuentas", "clave_hash")
      .where("id_persona", "=", idPersona)
      .returning(["clave_hash", "clave_anulada", "clave_desde"])
      .executeTakeFirst();
    if (cuenta?.clave_anulada !== null) return;
    await db
      .insertInto("claves_reemplazadas")
      .values({
        id_persona: idPersona,
        clave_hash: cuenta.clave_hash,
        en_uso_desde: cuenta.clave_desde,
        reemplazada_en: now.toISOString(),
      })
      .onConflict((conflicto) => conflicto.doNothing())
      .execute();
    const filas = await db
      .selectFrom("claves_reemplazadas")
      .selectAll()
      .where("id_persona", "=", idPersona)
      .execute();
    const sobran = clavesPorOlvidar(
      filas.map((fila) => ({
        claveHash: fila.clave_hash,
        enUsoDesde: fila.en_uso_desde === null ? null : new Date(fila.en_uso_desde),
        reemplazadaEn: new Date(fila.reemplazada_en),
      })),
    );
    if (sobran.length === 0) return;
    await db
      .deleteFrom("claves_reemplazadas")
      .where("id_persona", "=", idPersona)
      .where("clave_hash", "in", sobran)
      .execute();
  };

  return {
    async clavesDe(idsPersona) {
      const filas = await db
        .selectFrom("cuentas")
        .select(["id_persona", "clave_hash"])
        .where("id_persona", "in", idsPersona)
        .execute();
      return new Map(filas.map((fila) => [fila.id_persona, fila.clave_hash]));
    },

    async cambiarClave(idPersona, claveHash, now) {
      await guardarClaveReemplazada(idPersona, now);
      await db
        .updateTable("cuentas")
        .set({ clave_hash: claveHash, clave_anulada: null, clave_desde: now.toISOString() })
        .where("id_persona", "=", idPersona)
        .execute();
    },

    async sigueConClave(idPersona, claveHash) {
      const { numUpdatedRows } = await db
        .updateTable("cuentas")
        .set({ clave_hash: claveHash })
        .where("id_persona", "=", idPersona)
        .where("clave_hash", "=", claveHash)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async anularClave(idPersona, claveHash, now) {
      await guardarClaveReemplazada(idPersona, now);
      await db
        .updateTable("cuentas")
        .set({ clave_anulada: sql`coalesce(clave_anulada, clave_hash)`, clave_hash: claveHash })
        .where("id_persona", "=", idPersona)
        .execute();
      await db
        .updateTable("claves_reemplazadas")
        .set({ reemplazada_en: now.toISOString() })
        .where("id_persona", "=", idPersona)
        .execute();
    },

    async clavesReemplazadas(idPersona, desde) {
      const cuenta = await db
        .selectFrom("cuentas")
        .select("clave_anulada")
        .where("id_persona", "=", idPersona)
        .executeTakeFirst();
      const filas = await db
        .selectFrom("claves_reemplazadas")
        .select("clave_hash")
        .where("id_persona", "=", idPersona)
        .where("reemplazada_en", ">", desde.toISOString())
        .execute();
      const reemplazadas = filas.map((fila) => fila.clave_hash);
      return [...new Set(cuenta?.clave_anulada ? [cuenta.clave_anulada, ...reemplazadas] : reemplazadas)];
    },
  };
}
