import type { AceptacionMostrada } from "../../../app/domain/cuentas/registro/registro";
import type { RegistroRepository } from "../../../app/domain/cuentas/registro/repositorio";
import type { Db, Trx } from "../../platform/database/client";

/** Repository of sign-ups that are not finished. */
export function makeRegistroRepository(db: Db | Trx): RegistroRepository {
  return {
    async abrir(idRegistro, expiraEn) {
      await db
        .insertInto("registros")
        .values({ id_registro: idRegistro, expira_en: expiraEn.toISOString() })
        .execute();
    },

    async porId(idRegistro, now) {
      const fila = await db
        .selectFrom("registros")
        .selectAll()
        .where("id_registro", "=", idRegistro)
        .where("expira_en", ">", now.toISOString())
        .executeTakeFirst();
      return fila
        ? {
            idRegistro: fila.id_registro,
            idTipoDocumento: fila.id_tipo_documento,
            numeroDocumento: fila.numero_documento,
            nombre: fila.nombre,
            apePaterno: fila.ape_paterno,
            apeMaterno: fila.ape_materno,
            prefijo: fila.prefijo,
            telefono: fila.telefono,
            correo: fila.correo,
            claveHash: fila.clave_hash,
            aceptaciones: fila.aceptaciones ? (JSON.parse(fila.aceptaciones) as AceptacionMostrada[]) : null,
            destino: fila.destino,
            expiraEn: new Date(fila.expira_en),
          }
        : null;
    },

    async anotar(idRegistro, cambios, expiraEn, now) {
      const { numUpdatedRows } = await db
        .updateTable("registros")
        .set({
          // A field that a step leaves out keeps its value.
          id_tipo_documento: cambios.idTipoDocumento,
          numero_documento: cambios.numeroDocumento,
          nombre: cambios.nombre,
          ape_paterno: cambios.apePaterno,
          ape_materno: cambios.apeMaterno,
          prefijo: cambios.prefijo,
          telefono: cambios.telefono,
          correo: cambios.correo,
          clave_hash: cambios.claveHash,
          aceptaciones: cambios.aceptaciones ? JSON.stringify(cambios.aceptaciones) : undefined,
          destino: cambios.destino,
          expira_en: expiraEn.toISOString(),
        })
        .where("id_registro", "=", idRegistro)
        .where("expira_en", ">", now.toISOString())
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async borrar(idRegistro) {
      await db.deleteFrom("registros").where("id_registro", "=", idRegistro).execute();
    },
  };
}
