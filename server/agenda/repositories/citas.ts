import { sql, type Updateable } from "kysely";
import type { Cita } from "../../../app/domain/agenda/citas/cita";
import type { Causa } from "../../../app/domain/shared/causa";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import type { CitaRepository } from "../../../app/domain/agenda/citas/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import { sentencia, type Huecos } from "../../platform/database/sentencia";
import type { Tables } from "../../platform/database/schema";
import { anotarCambios, conRastro } from "../../ventas/module";
import { citasDeLaZona } from "./citasDeLaZona";
import { aCita, aCitaConDetalle, asistenciaDe, conDetalle, crearCita } from "./filaDeCita";

/**
 * Upper limit of a session's length in minutes. With it a search by the end of sessions can use the index by their
 * start.
 */
const MAXIMO_DE_UNA_SESION_EN_MINUTOS = 24 * 60;

export function makeCitaRepository(db: Db | Trx, causa: Causa): CitaRepository {
  const anotar = (trx: Db | Trx, { idPedido, idCita }: Cita, paso: Paso) =>
    anotarCambios(trx, [{ ...paso, idPedido, asunto: "cita", idAsunto: idCita, causa }]);

  return {
    crear: (cita) =>
      conRastro(db, async (trx) => {
        await crearCita(trx, cita);
        await anotar(trx, cita, { desde: null, hasta: cita.estado, creadoEn: cita.creadaEn });
      }),

    async delPedido(idPedido) {
      const fila = await db
        .selectFrom("citas")
        .selectAll()
        .where("id_pedido", "=", idPedido)
        .executeTakeFirst();
      return fila ? aCita(fila) : null;
    },

    async deLaPersona(idPersona, desde, hasta) {
      const filas = await conDetalle(db)
        .where("horarios.id_persona", "=", idPersona)
        // Written as in the partial index `horarios_de_persona`, so that the index is used (PostgreSQL § 11.8).
        .where(sql<boolean>`horarios.estado in ('retenido', 'reservado')`)
        .where("horarios.inicio", ">=", desde.toISOString())
        .$if(hasta !== null, (query) => query.where("horarios.inicio", "<", hasta!.toISOString()))
        .orderBy("horarios.inicio")
        .execute();
      return filas.map(aCitaConDetalle);
    },

    async delEspecialista(idEspecialista, { inicio, fin }) {
      const filas = await conDetalle(db)
        .where("horarios.id_especialista", "=", idEspecialista)
        // Written as in the partial index `horarios_ocupados`, so that the index is used (PostgreSQL § 11.8).
        .where(sql<boolean>`horarios.estado in ('retenido', 'reservado')`)
        .where("horarios.inicio", "<", fin.toISOString())
        .where("horarios.fin", ">", inicio.toISOString())
        .where("citas.estado", "=", "reservada")
        .orderBy("horarios.inicio")
        .execute();
      return filas.map(aCitaConDetalle);
    },

    async deUnaPersona(idCita, idPersona) {
      const fila = await conDetalle(db)
        .where("citas.id_cita", "=", idCita)
        .where("citas.id_persona", "=", idPersona)
        .executeTakeFirst();
      return fila ? aCitaConDetalle(fila) : null;
    },

    async deUnEspecialista(idCita, idEspecialista) {
      const fila = await conDetalle(db)
        .where("citas.id_cita", "=", idCita)
        .where("horarios.id_especialista", "=", idEspecialista)
        .executeTakeFirst();
      return fila ? aCitaConDetalle(fila) : null;
    },

    async porId(idCita) {
      const [fila] = await porId(db, { idCita });
      return fila ? aCitaConDetalle(fila) : null;
    },

    async anteriores(idPersona, antesDe, cuantas, especialidad) {
      const filas = await conDetalle(db)
        .where("horarios.id_persona", "=", idPersona)
        .where(sql<boolean>`horarios.estado in ('retenido', 'reservado')`)
        .where("horarios.inicio", "<", antesDe.toISOString())
        .$if(especialidad !== undefined, (query) => query.where("especialidades.slug", "=", especialidad!))
        .orderBy("horarios.inicio", "desc")
        .limit(cuantas)
        .execute();
      return filas.map(aCitaConDetalle);
    },

    async paraHistorial(idPersona, antesDe, cuantas) {
      const filas = await paraHistorial(db, { idPersona, antesDe: antesDe.toISOString(), cuantas });
      return filas.map((fila) => ({
        idCita: fila.id_cita,
        especialidad: fila.especialidad,
        fin: new Date(fila.fin),
        estado: fila.estado,
        personaLlegoEn: fila.persona_llego_en ? new Date(fila.persona_llego_en) : null,
        especialistaLlegoEn: fila.especialista_llego_en ? new Date(fila.especialista_llego_en) : null,
        asistencia: asistenciaDe(fila),
      }));
    },

    async terminadas({ inicio, fin }) {
      const filas = await conDetalle(db)
        // Written as in the partial index `horarios_por_empezar`, so that the index is used (PostgreSQL § 11.8).
        .where(sql<boolean>`horarios.estado not in ('retenido', 'liberado', 'vencido')`)
        .where("horarios.inicio", ">", sumarMinutos(inicio, -MAXIMO_DE_UNA_SESION_EN_MINUTOS).toISOString())
        .where("horarios.inicio", "<", fin.toISOString())
        .where("horarios.fin", ">", inicio.toISOString())
        .where("horarios.fin", "<=", fin.toISOString())
        .execute();
      return filas.map(aCitaConDetalle);
    },

    async hayPorDecidir(idPersona) {
      const fila = await db
        .selectFrom("citas")
        .select("id_cita")
        .where("id_persona", "=", idPersona)
        .where("estado", "=", "reservada")
        .where("cambio_libre", "=", 1)
        .limit(1)
        .executeTakeFirst();
      return fila !== undefined;
    },

    async deLaZona(idPersona, desde, cuantas) {
      const filas = await citasDeLaZona(db, { idPersona, desde: desde.toISOString(), cuantas });
      const deParte = (tiempo: "futura" | "anterior") =>
        filas.filter((fila) => fila.parte === tiempo).map(aCitaConDetalle);
      return {
        futuras: deParte("futura"),
        anteriores: deParte("anterior").reverse().slice(0, cuantas),
        sinConsentimiento: filas.some(({ de_salud }) => de_salud === "0"),
      };
    },

    async porRecordar(nombre, { inicio, fin }, idEspecialidad) {
      const filas = await db
        .selectFrom("horarios")
        .innerJoin("citas", "citas.id_horario", "horarios.id_horario")
        .select(["citas.id_cita", "citas.actualizada_en", "horarios.id_especialista", "horarios.inicio"])
        // Written as in the partial index `horarios_por_empezar`, so that the index is used (PostgreSQL § 11.8).
        .where(sql<boolean>`horarios.estado not in ('retenido', 'liberado', 'vencido')`)
        .where("citas.estado", "=", "reservada")
        .where("horarios.inicio", ">", inicio.toISOString())
        .where("horarios.inicio", "<=", fin.toISOString())
        .where("citas.cambio_libre", "=", 0)
        .$if(idEspecialidad !== null, (consulta) =>
          consulta
            .innerJoin("especialistas", "especialistas.id_especialista", "horarios.id_especialista")
            .where("especialistas.id_especialidad", "=", idEspecialidad),
        )
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom("correos")
                .select("correos.id_correo")
                .where(
                  "correos.id_correo",
                  "=",
                  sql<string>`${nombre} || ':' || citas.id_cita || ':' || citas.version`,
                ),
            ),
          ),
        )
        .execute();
      return filas.map((fila) => ({
        idCita: fila.id_cita,
        idEspecialista: fila.id_especialista,
        actualizadaEn: new Date(fila.actualizada_en),
        inicio: new Date(fila.inicio),
      }));
    },

    mover: (cita, destino, now) =>
      conRastro(db, async (trx) => {
        const lugar = { id_horario: destino.idHorario, id_pedido: destino.idPedido };
        const llegadas = { persona_llego_en: null, especialista_llego_en: null };
        const cambios = { ...lugar, ...llegadas, cambio_libre: 0, asistencia_confirmada: 0 };
        const movida = await cambiar(trx, cita, now, cambios);
        if (movida) {
          await trx.deleteFrom("asistencias_de_cita").where("id_cita", "=", cita.idCita).execute();
          await anotar(
            trx,
            { ...cita, ...destino },
            { desde: "reservada", hasta: "reservada", creadoEn: now },
          );
        }
        return movida;
      }),

    cancelar: (cita, por, devolucion, now) =>
      conRastro(db, async (trx) => {
        const cambios = {
          estado: "cancelada",
          cancelada_por: por,
          devolucion,
          cambio_libre: 0,
        } as const;
        const cancelada = await cambiar(trx, cita, now, cambios);
        if (cancelada) await anotar(trx, cita, { desde: "reservada", hasta: "cancelada", creadoEn: now });
        return cancelada;
      }),

    async permitirCambio(cita, now) {
      return cambiar(db, cita, now, { cambio_libre: 1, asistencia_confirmada: 0 });
    },

    async devolverDespues(idCita, devolucion) {
      const { numUpdatedRows } = await db
        .updateTable("citas")
        .set({ devolucion })
        .where("id_cita", "=", idCita)
        .where("estado", "=", "cancelada")
        .where("devolucion", "=", "nada")
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async confirmarAsistencia(cita) {
      const { numUpdatedRows } = await deEstaVersion(db, cita)
        .set({ asistencia_confirmada: 1 })
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async anotarLlegada(idCita, rol, now) {
      const columna = `${rol}_llego_en` as const;
      await db
        .updateTable("citas")
        .set({ [columna]: now.toISOString() })
        .where("id_cita", "=", idCita)
        .where(columna, "is", null)
        .execute();
    },
  };
}

const porId = sentencia((db, { idCita }: Huecos<{ idCita: string }>) =>
  conDetalle(db).where("citas.id_cita", "=", idCita),
);

interface Paso {
  desde: Cita["estado"] | null;
  hasta: Cita["estado"];
  creadoEn: Date;
}

/** Starts an update of a session in the version that was read. A session that changed since then stays as it is. */
const deEstaVersion = (db: Db | Trx, { idCita, version }: Cita) =>
  db
    .updateTable("citas")
    .where("id_cita", "=", idCita)
    .where("version", "=", version)
    .where("estado", "=", "reservada");

async function cambiar(db: Db | Trx, cita: Cita, now: Date, cambios: Updateable<Tables["citas"]>) {
  const { numUpdatedRows } = await deEstaVersion(db, cita)
    .set({ ...cambios, version: cita.version + 1, actualizada_en: now.toISOString() })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Sessions for a person's history, without their payments: reading those is most of the cost of a session with its
 * details.
 */
const paraHistorial = sentencia(
  (db, { idPersona, antesDe, cuantas }: Huecos<{ idPersona: number; antesDe: string; cuantas: number }>) =>
    db
      .selectFrom("horarios")
      .innerJoin("citas", "citas.id_horario", "horarios.id_horario")
      .innerJoin("especialistas", "especialistas.id_especialista", "horarios.id_especialista")
      .innerJoin("especialidades", "especialidades.id", "especialistas.id_especialidad")
      .leftJoin("asistencias_de_cita", "asistencias_de_cita.id_cita", "citas.id_cita")
      .select(["citas.id_cita", "citas.estado", "citas.persona_llego_en", "citas.especialista_llego_en"])
      .select(["horarios.fin", "especialidades.name as especialidad"])
      .select([
        "asistencias_de_cita.anotada_en as asistencia_en",
        "asistencias_de_cita.motivo as asistencia_motivo",
      ])
      .where("horarios.id_persona", "=", idPersona)
      // Written as in the partial index `horarios_de_persona`, so that the index is used (PostgreSQL § 11.8).
      .where(sql<boolean>`horarios.estado in ('retenido', 'reservado')`)
      .where("horarios.inicio", "<", antesDe)
      .orderBy("horarios.inicio", "desc")
      // The cast lets SQLite reuse the prepared statement: it would prepare a bare parameter of `limit` anew for each
      // run.
      .limit(sql<number>`cast(${cuantas} as integer)`),
);
