import type { Selectable } from "kysely";
import { constanciaDe, type Certificado } from "../../../app/domain/talleres/certificados/certificado";
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
          presente_segundos: certificado.presenteSegundos,
          entro_en: certificado.entroEn?.toISOString() ?? null,
          confirmado: Number(certificado.confirmado),
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

    async corregir({ uid, fecha }, { emitidoEn, ...cambios }) {
      await db
        .updateTable("certificados")
        .set({ ...cambios, ...(emitidoEn && { emitido_en: emitidoEn.toISOString() }) })
        .where("id_inscripcion", "in", (eb) =>
          eb
            .selectFrom("inscripciones")
            .select("id_inscripcion")
            .where("uid", "=", uid)
            .where("fecha", "=", fecha),
        )
        .execute();
    },

    async constatar(idInscripcion, { presenteSegundos, entroEn, confirmado }) {
      await db
        .updateTable("certificados")
        .set({
          ...(presenteSegundos !== undefined && { presente_segundos: presenteSegundos }),
          ...(entroEn && { entro_en: entroEn.toISOString() }),
          ...(confirmado !== undefined && { confirmado: Number(confirmado) }),
        })
        .where("id_inscripcion", "=", idInscripcion)
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

/** Columns of the certificate of a workshop place, read beside those of the place itself. */
export const DE_SU_CERTIFICADO = [
  "certificados.codigo",
  "certificados.minutos as minutos_certificados",
  "certificados.presente_segundos as visto_segundos",
  "certificados.entro_en as entro_a_la_reunion",
  "certificados.confirmado",
] as const;

/** Columns of the certificate; all are null for a place without a certificate. */
export interface DeSuCertificado {
  codigo: string | null;
  minutos_certificados: number | null;
  visto_segundos: number | null;
  entro_a_la_reunion: string | null;
  confirmado: number | null;
}

/** True when a place has a certificate with enough evidence of the person's presence. */
export const tieneCertificado = (fila: DeSuCertificado): boolean =>
  fila.minutos_certificados !== null &&
  constanciaDe({
    minutos: fila.minutos_certificados,
    ...aPresencia({
      presente_segundos: fila.visto_segundos ?? 0,
      entro_en: fila.entro_a_la_reunion,
      confirmado: fila.confirmado ?? 0,
    }),
  }) !== null;

/** Presence of the person at the workshop, as the certificate records it. */
const aPresencia = ({
  presente_segundos,
  entro_en,
  confirmado,
}: Pick<Selectable<Tables["certificados"]>, "presente_segundos" | "entro_en" | "confirmado">) => ({
  presenteSegundos: presente_segundos,
  entroEn: entro_en === null ? null : new Date(entro_en),
  confirmado: confirmado === 1,
});

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
  ...aPresencia(fila),
  revocadoEn: fila.revocado_en === null ? null : new Date(fila.revocado_en),
  revocadoPor: fila.revocado_por,
});
