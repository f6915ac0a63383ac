import { sql } from "kysely";
import type { RevisionDeLogrosRepository } from "../../../app/domain/historial/repositorio";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import type { Db, Trx } from "../../platform/database/client";

const UNICA = 1;
/**
 * Longest time in minutes from the start of an activity to its entry in the history: that of a session, or of a
 * workshop with the day in which its host may confirm attendance.
 */
const DURACION_MAXIMA_EN_MINUTOS = 2 * 24 * 60;

export function makeRevisionDeLogrosRepository(db: Db | Trx): RevisionDeLogrosRepository {
  return {
    async leer() {
      const fila = await db
        .selectFrom("revision_de_logros")
        .select(["hasta", "despues_de"])
        .where("id", "=", UNICA)
        .executeTakeFirst();
      return fila ? { hasta: new Date(fila.hasta), despuesDe: fila.despues_de } : null;
    },

    async anotar({ hasta, despuesDe }) {
      const fila = { id: UNICA, hasta: hasta.toISOString(), despues_de: despuesDe };
      await db
        .insertInto("revision_de_logros")
        .values(fila)
        .onConflict((conflicto) =>
          conflicto.column("id").doUpdateSet((eb) => ({
            hasta: eb.ref("excluded.hasta"),
            despues_de: eb.ref("excluded.despues_de"),
          })),
        )
        .execute();
    },

    async todas(despuesDe, cuantas) {
      const filas = await db
        .selectFrom("personas")
        .select("id_persona")
        .where("id_persona", ">", despuesDe)
        .orderBy("id_persona")
        .limit(cuantas)
        .execute();
      return filas.map(({ id_persona }) => id_persona);
    },

    async activas({ inicio, fin }, despuesDe, cuantas) {
      const desde = inicio.toISOString();
      const hasta = fin.toISOString();
      const entonces = (columna: string) =>
        sql<boolean>`${sql.ref(columna)} > ${desde} and ${sql.ref(columna)} <= ${hasta}`;
      const yaEmpezadoDesde = sumarMinutos(inicio, -DURACION_MAXIMA_EN_MINUTOS).toISOString();
      const filas = await db
        .selectFrom(
          db
            .selectFrom("dias_vistos")
            .select("id_persona")
            .where(entonces("visto_en"))
            .union(db.selectFrom("descargas").select("id_persona").where(entonces("descargada_en")))
            .union(db.selectFrom("acciones_propias").select("id_persona").where(entonces("anotada_en")))
            .union(db.selectFrom("pasos_hechos").select("id_persona").where(entonces("hecho_en")))
            .union(db.selectFrom("recorridos").select("id_persona").where(entonces("terminado_en")))
            .union(
              db
                .selectFrom("cuestionarios")
                .select((eb) => eb.ref("id_persona").$notNull().as("id_persona"))
                .where(entonces("movido_en"))
                .where("terminado_en", "is not", null)
                .where("id_persona", "is not", null),
            )
            .union(
              db
                .selectFrom("horarios")
                .select("id_persona")
                // Written as in the partial index `horarios_por_empezar`, so that the index is used (PostgreSQL §
                // 11.8).
                .where(sql<boolean>`horarios.estado not in ('retenido', 'liberado', 'vencido')`)
                .where("inicio", ">", yaEmpezadoDesde)
                .where("inicio", "<=", hasta)
                .where(entonces("fin")),
            )
            .union(
              db
                .selectFrom("fechas_de_taller")
                .innerJoin("inscripciones", (on) =>
                  on
                    .onRef("inscripciones.uid", "=", "fechas_de_taller.uid")
                    .onRef("inscripciones.fecha", "=", "fechas_de_taller.fecha"),
                )
                .select("inscripciones.id_persona")
                .where("fechas_de_taller.inicio", ">", yaEmpezadoDesde)
                .where("fechas_de_taller.inicio", "<=", hasta)
                .where("inscripciones.asistio_en", "is not", null),
            )
            .as("activas"),
        )
        .select("id_persona")
        .where("id_persona", ">", despuesDe)
        .orderBy("id_persona")
        .limit(cuantas)
        .execute();
      return filas.map(({ id_persona }) => id_persona);
    },
  };
}
