import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { claveDe, type Inscripcion } from "../../../app/domain/talleres/inscripciones/inscripcion";
import type { InscripcionRepository } from "../../../app/domain/talleres/inscripciones/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import { siguienteNumero } from "../../platform/repositories/contadores";
import { unaVez } from "../../platform/database/lectura";
import { sentencia, type Huecos } from "../../platform/database/sentencia";
import { marcarCambio } from "../../platform/repositories/versiones";
import { deEstas, VIVA } from "./fechas";
import { aInscripcion, aPar, conAsistencia, conFecha } from "./filaDeInscripcion";
import { aLugares, conPedidoYCertificado } from "./filaDeLugar";
import { UN_DIA_EN_MINUTOS } from "../../../app/domain/shared/duracion";

export function makeInscripcionRepository(db: Db | Trx): InscripcionRepository {
  const cambiar = (idInscripcion: string, desde: Inscripcion["estado"]) =>
    db.updateTable("inscripciones").where("id_inscripcion", "=", idInscripcion).where("estado", "=", desde);
  return {
    async crear(inscripcion) {
      const { idInscripcion, idPersona, uid, fecha, estado, numero, expiraEn, fin } = inscripcion;
      const creadaEn = inscripcion.creadaEn.toISOString();
      const nueva = await db
        .insertInto("inscripciones")
        .values({
          id_inscripcion: idInscripcion,
          id_persona: idPersona,
          uid,
          fecha,
          estado,
          numero,
          expira_en: expiraEn?.toISOString() ?? null,
          saltada_en: null,
          recordada: null,
          fin,
          creada_en: creadaEn,
          terminada_en: null,
          inscrita_en: estado === "inscrita" ? creadaEn : null,
          guardada_para: inscripcion.guardadaPara,
        })
        .onConflict((conflicto) => conflicto.doNothing())
        .returning("id_inscripcion")
        .executeTakeFirst();
      return nueva ? inscripcion : null;
    },

    async alFinal({ idInscripcion, uid, fecha }) {
      const numero = await siguienteNumero(db, `taller:${uid}:${fecha}`);
      await db
        .updateTable("inscripciones")
        .set({ estado: "esperando", numero, expira_en: null, inscrita_en: null, guardada_para: null })
        .where("id_inscripcion", "=", idInscripcion)
        .execute();
      await marcarCambio(db, `taller:${uid}`);
      return numero;
    },

    async viva(idPersona, { uid, fecha }) {
      const fila = await db
        .selectFrom("inscripciones")
        .selectAll()
        .where(VIVA)
        .where("uid", "=", uid)
        .where("fecha", "=", fecha)
        .where("id_persona", "=", idPersona)
        .executeTakeFirst();
      return fila ? aInscripcion(fila) : null;
    },

    async ultima(idPersona, { uid, fecha }) {
      const fila = await db
        .selectFrom("inscripciones")
        .selectAll()
        .where("id_persona", "=", idPersona)
        .where("uid", "=", uid)
        .where("fecha", "=", fecha)
        .orderBy("creada_en", "desc")
        .limit(1)
        .executeTakeFirst();
      return fila ? aInscripcion(fila) : null;
    },

    async porId(idInscripcion) {
      const fila = await db
        .selectFrom("inscripciones")
        .selectAll()
        .where("id_inscripcion", "=", idInscripcion)
        .executeTakeFirst();
      return fila ? aInscripcion(fila) : null;
    },

    async vivas({ uid, fecha }) {
      const filas = await db
        .selectFrom("inscripciones")
        .selectAll()
        .where(VIVA)
        .where("uid", "=", uid)
        .where("fecha", "=", fecha)
        .execute();
      return filas.map(aInscripcion).sort((a, b) => (a.numero ?? 0) - (b.numero ?? 0));
    },

    async esperan(claves) {
      if (claves.length === 0) return new Set();
      const filas = await db
        .selectFrom("inscripciones")
        .select(["uid", "fecha"])
        .distinct()
        .where(VIVA)
        .where(deEstas("inscripciones", claves))
        .where("estado", "=", "esperando")
        .execute();
      return new Set(filas.map(claveDe));
    },

    async cuantasAntes({ uid, fecha, numero }) {
      const { n } = await db
        .selectFrom("inscripciones")
        .select((eb) => eb.fn.countAll().as("n"))
        .where(VIVA)
        .where("uid", "=", uid)
        .where("fecha", "=", fecha)
        .where("numero", "<", numero)
        .where("estado", "=", "esperando")
        .executeTakeFirstOrThrow();
      return Number(n);
    },

    deLaPersona: (idPersona, { desde, hasta }) =>
      unaVez(db, `lugares:${idPersona}:${desde.getTime()}:${hasta?.getTime() ?? ""}`, async () => {
        const filas = await deLaPersona(db, {
          idPersona,
          desde: desde.toISOString(),
          hasta: hasta?.toISOString() ?? DESPUES_DE_TODO,
        });
        return aLugares(filas).sort((a, b) => a.fecha.inicio.getTime() - b.fecha.inicio.getTime());
      }),

    async delTaller(idPersona, uid) {
      const filas = await conPedidoYCertificado(db)
        .where(VIVA)
        .where("inscripciones.id_persona", "=", idPersona)
        .where("inscripciones.uid", "=", uid)
        .execute();
      return aLugares(filas);
    },

    async deFechasQueTerminaron({ inicio, fin }) {
      const filas = await conFecha(db)
        // No date of a workshop lasts longer than a day, so the index by start leaves few rows.
        .where("fechas_de_taller.inicio", ">", sumarMinutos(inicio, -UN_DIA_EN_MINUTOS).toISOString())
        .where("fechas_de_taller.inicio", "<", fin.toISOString())
        .where("fechas_de_taller.fin", ">", inicio.toISOString())
        .where("fechas_de_taller.fin", "<=", fin.toISOString())
        .where(VIVA)
        .where("inscripciones.asistio_en", "is not", null)
        .execute();
      return filas.map(conAsistencia);
    },

    async dejadas(idPersona, desde) {
      const filas = await conFecha(db)
        .where("inscripciones.id_persona", "=", idPersona)
        .where("inscripciones.estado", "=", "terminada")
        .where("inscripciones.inscrita_en", "is not", null)
        .where("fechas_de_taller.fin", ">", desde.toISOString())
        .orderBy("inscripciones.terminada_en")
        .execute();
      return filas.map((fila) => ({ ...aPar(fila), dejadaEn: new Date(fila.dejada_en ?? fila.pedida_en) }));
    },

    async ofrecer(idInscripcion, expiraEn) {
      const { numUpdatedRows } = await cambiar(idInscripcion, "esperando")
        .set({ estado: "ofrecida", guardada_para: "aceptar", expira_en: expiraEn.toISOString() })
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async entrar({ idInscripcion, estado, guardadaPara, expiraEn }, now) {
      const { numUpdatedRows } = await cambiar(idInscripcion, "esperando")
        .set({
          estado,
          guardada_para: guardadaPara,
          expira_en: expiraEn?.toISOString() ?? null,
          inscrita_en: estado === "inscrita" ? now.toISOString() : null,
        })
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async aceptar(idInscripcion, now) {
      const { numUpdatedRows } = await cambiar(idInscripcion, "ofrecida")
        .set({ estado: "inscrita", inscrita_en: now.toISOString(), expira_en: null })
        .where("expira_en", ">", now.toISOString())
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async confirmar(idInscripcion, now) {
      const { numUpdatedRows } = await cambiar(idInscripcion, "ofrecida")
        .set({ estado: "inscrita", inscrita_en: now.toISOString(), expira_en: null })
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async mantener(idInscripcion, hasta) {
      await cambiar(idInscripcion, "ofrecida")
        .set({ expira_en: hasta.toISOString() })
        .where("expira_en", "<", hasta.toISOString())
        .execute();
    },

    async revivir(idInscripcion, now) {
      const { numUpdatedRows } = await cambiar(idInscripcion, "terminada")
        .set({
          estado: "inscrita",
          inscrita_en: now.toISOString(),
          fin: null,
          expira_en: null,
          terminada_en: null,
        })
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async terminar({ idInscripcion, uid }, desde, fin, now) {
      const { numUpdatedRows } = await cambiar(idInscripcion, desde)
        .set({ estado: "terminada", fin, expira_en: null, terminada_en: now.toISOString() })
        .executeTakeFirst();
      // A person who only waited frees no place, but the waiting list has changed.
      if (numUpdatedRows > 0n) await marcarCambio(db, `taller:${uid}`);
      return numUpdatedRows > 0n;
    },

    async anotarSalto(idInscripcion, now) {
      const { numUpdatedRows } = await db
        .updateTable("inscripciones")
        .set({ saltada_en: now.toISOString() })
        .where("id_inscripcion", "=", idInscripcion)
        .where("saltada_en", "is", null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async porRecordar(recordatorio, { inicio, fin }, cuantas) {
      const filas = await conFecha(db)
        .where(VIVA)
        .where("inscripciones.estado", "=", "inscrita")
        .where("fechas_de_taller.inicio", ">", inicio.toISOString())
        .where("fechas_de_taller.inicio", "<=", fin.toISOString())
        .where((eb) => eb.or([eb("recordada", "is", null), eb("recordada", "<>", recordatorio)]))
        .select("inscripciones.inscrita_en")
        .limit(cuantas)
        .execute();
      return filas.map((fila) => ({
        ...aPar(fila),
        inscritaEn: new Date(fila.inscrita_en ?? fila.pedida_en),
      }));
    },

    async recordada(idInscripcion, recordatorio) {
      const { numUpdatedRows } = await cambiar(idInscripcion, "inscrita")
        .set({ recordada: recordatorio })
        .where((eb) => eb.or([eb("recordada", "is", null), eb("recordada", "<>", recordatorio)]))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

/** A text that sorts after every stored instant. */
const DESPUES_DE_TODO = "9999";

type DeLaPersona = { idPersona: number; desde: string; hasta: string };
const deLaPersona = sentencia((db, { idPersona, desde, hasta }: Huecos<DeLaPersona>) =>
  conPedidoYCertificado(db)
    .where(VIVA)
    .where("inscripciones.id_persona", "=", idPersona)
    .where("fechas_de_taller.fin", ">", desde)
    .where("fechas_de_taller.inicio", "<", hasta),
);
