import type { Selectable } from "kysely";
import type { Asistente, AsistenciaRepository } from "../../../app/domain/talleres/sala/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";
import { DE_SU_CERTIFICADO, tieneCertificado, type DeSuCertificado } from "./certificados";
import { VIVA } from "./fechas";
import { aInscripcion } from "./filaDeInscripcion";

export function makeAsistenciaRepository(db: Db | Trx): AsistenciaRepository {
  const asistentes = () =>
    db
      .selectFrom("inscripciones")
      .innerJoin("personas", "personas.id_persona", "inscripciones.id_persona")
      .where(VIVA)
      .leftJoin("certificados", "certificados.id_inscripcion", "inscripciones.id_inscripcion")
      .where("inscripciones.estado", "=", "inscrita")
      .selectAll("inscripciones")
      .select(["personas.nombre", "personas.ape_paterno", "personas.ape_materno"])
      .select(DE_SU_CERTIFICADO);
  return {
    async de(idInscripcion) {
      const fila = await db
        .selectFrom("inscripciones")
        .select(["presente_en", "presente_segundos", "entro_en", "asistio_en"])
        .where("id_inscripcion", "=", idInscripcion)
        .executeTakeFirst();
      return aAsistencia(
        fila ?? { presente_en: null, presente_segundos: 0, entro_en: null, asistio_en: null },
      );
    },

    async asistentes({ uid, fecha }) {
      const filas = await asistentes()
        .where("inscripciones.uid", "=", uid)
        .where("inscripciones.fecha", "=", fecha)
        .execute();
      return filas.map(aAsistente).sort((a, b) => POR_NOMBRE.compare(a.nombre, b.nombre));
    },

    async asistente(idInscripcion) {
      const fila = await asistentes()
        .where("inscripciones.id_inscripcion", "=", idInscripcion)
        .executeTakeFirst();
      return fila ? aAsistente(fila) : null;
    },

    async anotarPresencia(idInscripcion, { presenteEn, presenteSegundos, entroEn }) {
      await db
        .updateTable("inscripciones")
        .set({
          presente_en: presenteEn?.toISOString() ?? null,
          presente_segundos: presenteSegundos,
          ...(entroEn && { entro_en: entroEn.toISOString() }),
        })
        .where("id_inscripcion", "=", idInscripcion)
        .execute();
    },

    async marcar(idInscripcion, now) {
      const { numUpdatedRows } = await db
        .updateTable("inscripciones")
        .set({ asistio_en: now.toISOString() })
        .where("id_inscripcion", "=", idInscripcion)
        .where("asistio_en", "is", null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

const POR_NOMBRE = new Intl.Collator("es");

const aAsistencia = (
  fila: Pick<
    Selectable<Tables["inscripciones"]>,
    "presente_en" | "presente_segundos" | "entro_en" | "asistio_en"
  >,
) => ({
  presenteEn: fila.presente_en === null ? null : new Date(fila.presente_en),
  presenteSegundos: fila.presente_segundos,
  entroEn: fila.entro_en === null ? null : new Date(fila.entro_en),
  asistioEn: fila.asistio_en === null ? null : new Date(fila.asistio_en),
});

const aAsistente = (
  fila: Selectable<Tables["inscripciones"]> &
    DeSuCertificado & { nombre: string; ape_paterno: string; ape_materno: string },
): Asistente => ({
  ...aAsistencia(fila),
  inscripcion: aInscripcion(fila),
  nombre: fila.nombre,
  apePaterno: fila.ape_paterno,
  apeMaterno: fila.ape_materno,
  conCertificado: tieneCertificado(fila),
});
