import { sql } from "kysely";
import type { AgendaDelDiaRepository } from "../../../app/domain/atencion/agendaDelDia/repositorio";
import type { Db, Trx } from "../../platform/database/client";

/** The day of all specialists, as the staff reads it. */
export function makeAgendaDelDiaRepository(db: Db | Trx): AgendaDelDiaRepository {
  return {
    async sesiones({ inicio, fin, idsEspecialista, conEspecialista }) {
      if (idsEspecialista.length === 0) return [];
      const filas = await db
        .selectFrom("horarios")
        .innerJoin("citas", "citas.id_horario", "horarios.id_horario")
        .innerJoin("personas", "personas.id_persona", "citas.id_persona")
        // Written as in the partial index `horarios_por_empezar`, so that the index is used (PostgreSQL § 11.8).
        .where(sql<boolean>`horarios.estado not in ('retenido', 'liberado', 'vencido')`)
        .where("horarios.inicio", ">=", inicio.toISOString())
        .where("horarios.inicio", "<", fin.toISOString())
        .where("citas.estado", "=", "reservada")
        .$if(idsEspecialista !== "todos", (query) =>
          query.where("horarios.id_especialista", "in", idsEspecialista as readonly string[] as string[]),
        )
        .select([
          "citas.id_cita",
          "citas.id_pedido",
          "citas.estado",
          "citas.cambio_libre",
          "citas.asistencia_confirmada",
          "citas.persona_llego_en",
          "citas.especialista_llego_en",
          "horarios.id_horario",
          "horarios.inicio",
          "horarios.fin",
          "personas.nombre",
          "personas.ape_paterno",
          conEspecialista
            ? sql<string | null>`horarios.id_especialista`.as("id_especialista")
            : sql<string | null>`null`.as("id_especialista"),
        ])
        .orderBy("horarios.inicio")
        .orderBy("citas.id_cita")
        .execute();
      return filas.map((fila) => ({
        idCita: fila.id_cita,
        idPedido: fila.id_pedido,
        idHorario: fila.id_horario,
        idEspecialista: fila.id_especialista,
        inicio: new Date(fila.inicio),
        fin: new Date(fila.fin),
        estado: fila.estado,
        cambioLibre: fila.cambio_libre === 1,
        asistenciaConfirmada: fila.asistencia_confirmada === 1,
        personaLlegoEn: fila.persona_llego_en === null ? null : new Date(fila.persona_llego_en),
        especialistaLlegoEn:
          fila.especialista_llego_en === null ? null : new Date(fila.especialista_llego_en),
        nombre: fila.nombre,
        apePaterno: fila.ape_paterno,
      }));
    },
  };
}
