import type { BloqueoRepository } from "../../../app/domain/cuentas/identidad/repositorio";
import type { Db, Trx } from "../../platform/database/client";

/** Who ran out of tries at signing in, until the job has told whom it concerns. */
export function makeBloqueoRepository(db: Db | Trx): BloqueoRepository {
  return {
    async anotar(idBloqueo, quien, now) {
      const deCorreo = "correo" in quien;
      await db
        .insertInto("bloqueos")
        .values({
          id_bloqueo: idBloqueo,
          correo: deCorreo ? quien.correo : null,
          id_tipo_documento: deCorreo ? null : quien.idTipoDocumento,
          numero_documento: deCorreo ? null : quien.numeroDocumento,
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
        quien:
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
