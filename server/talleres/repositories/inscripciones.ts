import type { Inscripcion } from "../../../app/domain/talleres/inscripciones/inscripcion";
import type { InscripcionRepository } from "../../../app/domain/talleres/inscripciones/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";
import { siguienteNumero } from "../../platform/repositories/contadores";
import { aFecha, VIVA } from "./fechas";

export function makeInscripcionRepository(db: Db | Trx): InscripcionRepository {
  const conFecha = () =>
    db
      .selectFrom("inscripciones")
      .innerJoin("fechas_de_taller", (on) =>
        on
          .onRef("fechas_de_taller.uid", "=", "inscripciones.uid")
          .onRef("fechas_de_taller.fecha", "=", "inscripciones.fecha"),
      )
      .selectAll("fechas_de_taller")
      .select([
        "inscripciones.id_inscripcion",
        "inscripciones.id_persona",
        "inscripciones.estado",
        "inscripciones.numero",
        "inscripciones.expira_en",
        "inscripciones.fin as termino",
        "inscripciones.creada_en as pedida_en",
      ]);
  const cambiar = (idInscripcion: string, desde: Inscripcion["estado"]) =>
    db.updateTable("inscripciones").where("id_inscripcion", "=", idInscripcion).where("estado", "=", desde);
  return {
    async crear(inscripcion) {
      const { idInscripcion, idPersona, uid, fecha, estado, numero, expiraEn, fin, creadaEn } = inscripcion;
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
          creada_en: creadaEn.toISOString(),
          terminada_en: null,
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
        .set({ estado: "esperando", numero })
        .where("id_inscripcion", "=", idInscripcion)
        .execute();
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
      return filas.map(aInscripcion).sort((una, otra) => (una.numero ?? 0) - (otra.numero ?? 0));
    },

    async esperan(claves) {
      if (claves.length === 0) return new Set();
      const filas = await db
        .selectFrom("inscripciones")
        .select(["uid", "fecha"])
        .distinct()
        .where(VIVA)
        .where("uid", "in", [...new Set(claves.map(({ uid }) => uid))])
        .where("fecha", "in", [...new Set(claves.map(({ fecha }) => fecha))])
        .where("estado", "=", "esperando")
        .execute();
      return new Set(filas.map(({ uid, fecha }) => `${uid} ${fecha}`));
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

    async deLaPersona(idPersona, { desde, hasta }) {
      const filas = await conFecha()
        .where(VIVA)
        .where("inscripciones.id_persona", "=", idPersona)
        .where("fechas_de_taller.fin", ">", desde.toISOString())
        .$if(hasta !== null, (query) => query.where("fechas_de_taller.inicio", "<", hasta!.toISOString()))
        .execute();
      return filas.map(aPar).sort((una, otra) => una.fecha.inicio.getTime() - otra.fecha.inicio.getTime());
    },

    async ofrecer(idInscripcion, expiraEn) {
      const { numUpdatedRows } = await cambiar(idInscripcion, "esperando")
        .set({ estado: "ofrecida", expira_en: expiraEn.toISOString() })
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async aceptar(idInscripcion, now) {
      const { numUpdatedRows } = await cambiar(idInscripcion, "ofrecida")
        .set({ estado: "inscrita", expira_en: null })
        .where("expira_en", ">", now.toISOString())
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async terminar({ idInscripcion }, desde, fin, now) {
      const { numUpdatedRows } = await cambiar(idInscripcion, desde)
        .set({ estado: "terminada", fin, expira_en: null, terminada_en: now.toISOString() })
        .executeTakeFirst();
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
      const filas = await conFecha()
        .where(VIVA)
        .where("inscripciones.estado", "=", "inscrita")
        .where("fechas_de_taller.inicio", ">", inicio.toISOString())
        .where("fechas_de_taller.inicio", "<=", fin.toISOString())
        .where((eb) => eb.or([eb("recordada", "is", null), eb("recordada", "<>", recordatorio)]))
        .limit(cuantas)
        .execute();
      return filas.map(aPar);
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

type FilaDeInscripcion = Pick<
  Tables["inscripciones"],
  "id_inscripcion" | "id_persona" | "uid" | "fecha" | "estado" | "numero" | "expira_en" | "fin" | "creada_en"
>;

function aInscripcion(fila: FilaDeInscripcion): Inscripcion {
  return {
    idInscripcion: fila.id_inscripcion,
    idPersona: fila.id_persona,
    uid: fila.uid,
    fecha: fila.fecha,
    estado: fila.estado,
    numero: fila.numero,
    expiraEn: fila.expira_en === null ? null : new Date(fila.expira_en),
    fin: fila.fin,
    creadaEn: new Date(fila.creada_en),
  };
}

type Par = Tables["fechas_de_taller"] &
  Omit<FilaDeInscripcion, "fin" | "creada_en"> & {
    termino: FilaDeInscripcion["fin"];
    pedida_en: FilaDeInscripcion["creada_en"];
  };

const aPar = (fila: Par) => ({
  inscripcion: aInscripcion({ ...fila, fin: fila.termino, creada_en: fila.pedida_en }),
  fecha: aFecha(fila),
});
