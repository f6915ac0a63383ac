import type { Selectable } from "kysely";
import type {
  EncuestaRepository,
  Invitacion,
  NombreDeDisparador,
  RespuestaDeEncuesta,
} from "../../../app/domain/cuestionarios/encuestas/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";

export function makeEncuestaRepository(db: Db | Trx): EncuestaRepository {
  return {
    async sinDecidir(disparador, referencias) {
      if (referencias.length === 0) return new Set();
      const filas = await db
        .selectFrom("invitaciones_de_encuesta")
        .select("referencia")
        .where("disparador", "=", disparador)
        .where("referencia", "in", [...referencias])
        .execute();
      const decididas = new Set(filas.map(({ referencia }) => referencia));
      return new Set(referencias.filter((referencia) => !decididas.has(referencia)));
    },

    async invitar(invitacion) {
      const nueva = await db
        .insertInto("invitaciones_de_encuesta")
        .values({
          id_invitacion: invitacion.idInvitacion,
          id_persona: invitacion.idPersona,
          idform: invitacion.idform,
          disparador: invitacion.disparador,
          referencia: invitacion.referencia,
          estado: invitacion.estado,
          creada_en: invitacion.creadaEn.toISOString(),
          respondida_en: null,
        })
        .onConflict((conflicto) => conflicto.columns(["disparador", "referencia"]).doNothing())
        .returning("id_invitacion")
        .executeTakeFirst();
      return nueva !== undefined;
    },

    async invitacion(idInvitacion) {
      const fila = await db
        .selectFrom("invitaciones_de_encuesta")
        .selectAll()
        .where("id_invitacion", "=", idInvitacion)
        .executeTakeFirst();
      return fila ? invitacionDe(fila) : null;
    },

    async ultima(idPersona, idform) {
      const fila = await db
        .selectFrom("invitaciones_de_encuesta")
        .selectAll()
        .where("id_persona", "=", idPersona)
        .where("idform", "=", idform)
        .where("estado", "<>", "omitida")
        .orderBy("creada_en", "desc")
        .limit(1)
        .executeTakeFirst();
      return fila ? invitacionDe(fila) : null;
    },

    async usar(idInvitacion, ahora) {
      const { numUpdatedRows } = await db
        .updateTable("invitaciones_de_encuesta")
        .set({ estado: "respondida", respondida_en: ahora.toISOString() })
        .where("id_invitacion", "=", idInvitacion)
        .where("estado", "=", "abierta")
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async tomarTurno(idPersona, ahora, desde) {
      const turno = await db
        .insertInto("turnos_de_encuesta")
        .values({ id_persona: idPersona, ultima_en: ahora.toISOString(), no_preguntar: 0 })
        .onConflict((conflicto) =>
          conflicto
            .column("id_persona")
            .doUpdateSet({ ultima_en: ahora.toISOString() })
            .where("turnos_de_encuesta.ultima_en", "<=", desde.toISOString())
            .where("turnos_de_encuesta.no_preguntar", "=", 0),
        )
        .returning("id_persona")
        .executeTakeFirst();
      return turno !== undefined;
    },

    async noPreguntar(idPersona, ahora) {
      await db
        .insertInto("turnos_de_encuesta")
        .values({ id_persona: idPersona, ultima_en: ahora.toISOString(), no_preguntar: 1 })
        .onConflict((conflicto) => conflicto.column("id_persona").doUpdateSet({ no_preguntar: 1 }))
        .execute();
    },

    async anotar(respuesta) {
      const nueva = await db
        .insertInto("respuestas_de_encuesta")
        .values({
          id_respuesta: respuesta.idRespuesta,
          idform: respuesta.idform,
          version: respuesta.version,
          id_persona: respuesta.idPersona,
          disparador: respuesta.disparador,
          respuestas_cerradas: respuesta.respuestasCerradas,
          creada_en: respuesta.creadaEn.toISOString(),
        })
        .onConflict((conflicto) => conflicto.doNothing())
        .returning("id_respuesta")
        .executeTakeFirst();
      return nueva !== undefined;
    },

    async porId(idRespuesta) {
      const fila = await db
        .selectFrom("respuestas_de_encuesta")
        .selectAll()
        .where("id_respuesta", "=", idRespuesta)
        .executeTakeFirst();
      return fila ? respuestaDe(fila) : null;
    },

    async respondio(idPersona, idform, version) {
      const fila = await db
        .selectFrom("respuestas_de_encuesta")
        .select("id_respuesta")
        .where("id_persona", "=", idPersona)
        .where("idform", "=", idform)
        .where("version", "=", version)
        .where("disparador", "is", null)
        .executeTakeFirst();
      return fila !== undefined;
    },

    async respuestas(idform, despuesDe, cuantas) {
      const filas = await db
        .selectFrom("respuestas_de_encuesta")
        .selectAll()
        .where("idform", "=", idform)
        .where("id_respuesta", ">", despuesDe)
        .orderBy("id_respuesta")
        .limit(cuantas)
        .execute();
      return filas.map(respuestaDe);
    },

    async todas(despuesDe, cuantas) {
      const filas = await db
        .selectFrom("respuestas_de_encuesta")
        .selectAll()
        .where("id_respuesta", ">", despuesDe)
        .orderBy("id_respuesta")
        .limit(cuantas)
        .execute();
      return filas.map(respuestaDe);
    },

    async cerrarDeNuevo({ idRespuesta, respuestasCerradas: antes }, respuestasCerradas) {
      const { numUpdatedRows } = await db
        .updateTable("respuestas_de_encuesta")
        .set({ respuestas_cerradas: respuestasCerradas })
        .where("id_respuesta", "=", idRespuesta)
        .where("respuestas_cerradas", "=", antes)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
  };
}

const invitacionDe = (fila: Selectable<Tables["invitaciones_de_encuesta"]>): Invitacion => ({
  idInvitacion: fila.id_invitacion,
  idPersona: fila.id_persona,
  idform: fila.idform,
  disparador: fila.disparador as NombreDeDisparador,
  referencia: fila.referencia,
  estado: fila.estado,
  creadaEn: new Date(fila.creada_en),
});

const respuestaDe = (fila: Selectable<Tables["respuestas_de_encuesta"]>): RespuestaDeEncuesta => ({
  idRespuesta: fila.id_respuesta,
  idform: fila.idform,
  version: fila.version,
  idPersona: fila.id_persona,
  disparador: fila.disparador as NombreDeDisparador | null,
  respuestasCerradas: fila.respuestas_cerradas,
  creadaEn: new Date(fila.creada_en),
});
