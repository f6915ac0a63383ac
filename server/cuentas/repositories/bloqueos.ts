import type { BloqueoRepository } from "../../../app/domain/cuentas/identidad/repositorio";
import type { Db, Trx } from "../../platform/database/client";

/** Repository of accounts that ran out of sign-in attempts, kept until the job has notified the person. */
export function makeBloqueoRepository(db: Db | Trx): BloqueoRepository {
  return {
    async anotar(idBloqueo, identificacion, now) {
      const deCorreo = "correo" in identificacion;
      await db
        .insertInto("bloqueos")
        .values({
          id_bloqueo: idBloqueo,
          correo: deCorreo ? identificacion.correo : null,
          id_tipo_documento: deCorreo ? null : identificacion.idTipoDocumento,
          numero_documento: deCorreo ? null : identificacion.numeroDocumento,
          creado_en: now.toISOString(),
        })
        .execute();
    },

    async porAvisar(now, cuantos) {
      const filas = await db
        .selectFrom("bloqueos")
        .selectAll()
        .where("creado_en", "<=", now.toISOString())
        .orderBy("creado_en")
        .limit(cuantos)
        .execute();
      return filas.map((fila) => ({
        idBloqueo: fila.id_bloqueo,
        identificador:
          fila.correo === null
            ? { idTipoDocumento: fila.id_tipo_documento ?? 0, numeroDocumento: fila.numero_documento ?? "" }
            : { correo: fila.correo },
      }));
    },

    async quitar(idBloqueo) {
      const { numDeletedRows } = await db
        .deleteFrom("bloqueos")
        .where("id_bloqueo", "=", idBloqueo)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },
  };
}
