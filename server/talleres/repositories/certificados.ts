import type { Selectable } from "kysely";
import type { Certificado } from "../../../app/domain/talleres/certificados/certificado";
import type { CertificadoRepository } from "../../../app/domain/talleres/certificados/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";

export function makeCertificadoRepository(db: Db | Trx): CertificadoRepository {
  const certificados = () => db.selectFrom("certificados").selectAll();
  return {
    async crear(certificado) {
      await db
        .insertInto("certificados")
        .values({
          codigo: certificado.codigo,
          id_inscripcion: certificado.idInscripcion,
          id_persona: certificado.idPersona,
          nombre: certificado.nombre,
          titulo: certificado.titulo,
          clase: certificado.clase,
          inicio: certificado.inicio.toISOString(),
          minutos: certificado.minutos,
          emitido_en: certificado.emitidoEn.toISOString(),
          revocado_en: null,
          revocado_por: null,
        })
        .onConflict((conflicto) => conflicto.column("id_inscripcion").doNothing())
        .execute();
    },

    async porCodigo(codigo) {
      const fila = await certificados().where("codigo", "=", codigo).executeTakeFirst();
      return fila ? aCertificado(fila) : null;
    },

    async deLaInscripcion(idInscripcion) {
      const fila = await certificados().where("id_inscripcion", "=", idInscripcion).executeTakeFirst();
      return fila ? aCertificado(fila) : null;
    },

    async corregir({ uid, fecha }, { emitidoEn, ...lo }) {
      await db
        .updateTable("certificados")
        .set({ ...lo, ...(emitidoEn && { emitido_en: emitidoEn.toISOString() }) })
        .where("id_inscripcion", "in", (eb) =>
          eb
            .selectFrom("inscripciones")
            .select("id_inscripcion")
            .where("uid", "=", uid)
            .where("fecha", "=", fecha),
        )
        .execute();
    },

    async revocar(codigo, motivo, now) {
      const { numUpdatedRows } = await db
        .updateTable("certificados")
        .set({ revocado_en: now.toISOString(), revocado_por: motivo })
        .where("codigo", "=", codigo)
        .where("revocado_en", "is", null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

const aCertificado = (fila: Selectable<Tables["certificados"]>): Certificado => ({
  codigo: fila.codigo,
  idInscripcion: fila.id_inscripcion,
  idPersona: fila.id_persona,
  nombre: fila.nombre,
  titulo: fila.titulo,
  clase: fila.clase,
  inicio: new Date(fila.inicio),
  minutos: fila.minutos,
  emitidoEn: new Date(fila.emitido_en),
  revocadoEn: fila.revocado_en === null ? null : new Date(fila.revocado_en),
  revocadoPor: fila.revocado_por,
});
