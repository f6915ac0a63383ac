import type { Selectable } from "kysely";
import { minutosDe } from "../../../app/domain/talleres/certificados/certificar";
import { acaba } from "../../../app/domain/talleres/inscripciones/inscripcion";
import type { Certificado } from "../../../app/domain/talleres/certificados/certificado";
import type { CertificadoRepository } from "../../../app/domain/talleres/certificados/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";

export function makeCertificadoRepository(db: Db | Trx): CertificadoRepository {
  const certificados = () =>
    db
      .selectFrom("certificados")
      .leftJoin("inscripciones", "inscripciones.id_inscripcion", "certificados.id_inscripcion")
      .leftJoin("fechas_de_taller as f", (on) =>
        on.onRef("f.uid", "=", "inscripciones.uid").onRef("f.fecha", "=", "inscripciones.fecha"),
      )
      .selectAll("certificados")
      .select(["f.inicio as inicia", "f.fin as termina", "f.empezada_en", "f.terminada_en"]);
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
      const fila = await certificados().where("certificados.codigo", "=", codigo).executeTakeFirst();
      return fila ? aCertificado(fila) : null;
    },

    async deLaInscripcion(idInscripcion) {
      const fila = await certificados()
        .where("certificados.id_inscripcion", "=", idInscripcion)
        .executeTakeFirst();
      return fila ? aCertificado(fila) : null;
    },

    async corregir({ uid, fecha }, { clase }) {
      await db
        .updateTable("certificados")
        .set({ clase })
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

type Fila = Selectable<Tables["certificados"]> & {
  inicia: string | null;
  termina: string | null;
  empezada_en: string | null;
  terminada_en: string | null;
};

/** What it was when it was given, where its date is no longer kept. */
function deSuFecha({ minutos, emitido_en, inicia, termina, empezada_en, terminada_en }: Fila) {
  const emitidoEn = new Date(emitido_en);
  if (inicia === null || termina === null) return { minutos, valeDesde: emitidoEn, emitidoEn };
  const fecha = {
    inicio: new Date(inicia),
    fin: new Date(termina),
    empezadaEn: empezada_en === null ? null : new Date(empezada_en),
    terminadaEn: terminada_en === null ? null : new Date(terminada_en),
  };
  const valeDesde = acaba(fecha);
  // Whoever was there says so while it goes on: what it certifies is given once that is over.
  return { minutos: minutosDe(fecha), valeDesde, emitidoEn: emitidoEn < valeDesde ? valeDesde : emitidoEn };
}

const aCertificado = (fila: Fila): Certificado => ({
  codigo: fila.codigo,
  idInscripcion: fila.id_inscripcion,
  idPersona: fila.id_persona,
  nombre: fila.nombre,
  titulo: fila.titulo,
  clase: fila.clase,
  inicio: new Date(fila.inicio),
  ...deSuFecha(fila),
  revocadoEn: fila.revocado_en === null ? null : new Date(fila.revocado_en),
  revocadoPor: fila.revocado_por,
});
