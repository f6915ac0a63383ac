import { sql, type Selectable } from "kysely";
import type { SalaRepository } from "../../../app/domain/agenda/videollamada/repositorio";
import { MENSAJE_ILEGIBLE, type Mensaje } from "../../../app/domain/agenda/videollamada/sala";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";
import type { TextosCerrados } from "../textosCerrados";

type Fila = Selectable<Tables["mensajes_de_sala"]>;

/**
 * Name to which the encryption of a message of a video room is bound: the room, the number of the message and the role
 * of its sender.
 */
const nombreDe = ({ id_cita, numero, rol }: Pick<Fila, "id_cita" | "numero" | "rol">) =>
  `${id_cita}:${numero}:${rol}`;

export function makeSalaRepository(db: Db | Trx, textos: TextosCerrados): SalaRepository {
  function aMensaje(fila: Fila): Mensaje {
    const escrito = fila.tipo === "texto" ? textos.abrir(fila.cuerpo, nombreDe(fila)) : fila.cuerpo;
    return {
      numero: fila.numero,
      rol: fila.rol,
      tipo: fila.tipo,
      deConexion: fila.de_conexion,
      paraConexion: fila.para_conexion,
      cuerpo: escrito ?? MENSAJE_ILEGIBLE,
      creadoEn: new Date(fila.creado_en),
    };
  }

  return {
    async avanzar(idCita, cierraEn) {
      const { ultimo_numero } = await db
        .insertInto("salas")
        .values({ id_cita: idCita, ultimo_numero: 1, cierra_en: cierraEn.toISOString() })
        .onConflict((conflicto) =>
          conflicto.column("id_cita").doUpdateSet({
            ultimo_numero: sql`salas.ultimo_numero + 1`,
            cierra_en: cierraEn.toISOString(),
          }),
        )
        .returning("ultimo_numero")
        .executeTakeFirstOrThrow();
      return ultimo_numero;
    },

    async ultimoNumero(idCita) {
      const fila = await db
        .selectFrom("salas")
        .select("ultimo_numero")
        .where("id_cita", "=", idCita)
        .executeTakeFirst();
      return fila?.ultimo_numero ?? 0;
    },

    async ultimosNumeros(idsCita) {
      const filas = await db
        .selectFrom("salas")
        .select(["id_cita", "ultimo_numero"])
        .where("id_cita", "in", [...idsCita])
        .execute();
      return new Map(filas.map(({ id_cita, ultimo_numero }) => [id_cita, ultimo_numero]));
    },

    async presencias(idCita) {
      const filas = await db
        .selectFrom("presencias_en_sala")
        .selectAll()
        .where("id_cita", "=", idCita)
        .execute();
      return filas.map(({ rol, id_conexion, escalon, vista_en }) => ({
        rol,
        idConexion: id_conexion,
        escalon,
        vistaEn: new Date(vista_en),
      }));
    },

    async ocupar(idCita, { rol, idConexion, escalon, vistaEn }) {
      const lugar = { id_conexion: idConexion, escalon, vista_en: vistaEn.toISOString() };
      await db
        .insertInto("presencias_en_sala")
        .values({ id_cita: idCita, rol, ...lugar })
        .onConflict((conflicto) => conflicto.columns(["id_cita", "rol"]).doUpdateSet(lugar))
        .execute();
    },

    async ver(idCita, rol, idConexion, now) {
      await db
        .updateTable("presencias_en_sala")
        .set({ vista_en: now.toISOString() })
        .where("id_cita", "=", idCita)
        .where("rol", "=", rol)
        .where("id_conexion", "=", idConexion)
        .execute();
    },

    async dejar(idCita, rol, idConexion) {
      const { numDeletedRows } = await db
        .deleteFrom("presencias_en_sala")
        .where("id_cita", "=", idCita)
        .where("rol", "=", rol)
        .where("id_conexion", "=", idConexion)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },

    async anotar(idCita, { numero, rol, tipo, cuerpo, ...mensaje }) {
      const fila = { id_cita: idCita, numero, rol };
      await db
        .insertInto("mensajes_de_sala")
        .values({
          ...fila,
          tipo,
          de_conexion: mensaje.deConexion,
          para_conexion: mensaje.paraConexion,
          // Only texts of people are encrypted, and not the connection signals of their devices.
          cuerpo: tipo === "texto" ? textos.cerrar(cuerpo, nombreDe(fila)) : cuerpo,
          creado_en: mensaje.creadoEn.toISOString(),
        })
        .execute();
    },

    async mensajes(idCita, desde, idConexion) {
      const filas = await db
        .selectFrom("mensajes_de_sala")
        .selectAll()
        .where("id_cita", "=", idCita)
        .where("numero", ">", desde)
        .where((es) => es.or([es("tipo", "=", "texto"), es("para_conexion", "=", idConexion)]))
        .orderBy("numero")
        .execute();
      return filas.map(aMensaje);
    },

    async textos(idCita) {
      const filas = await db
        .selectFrom("mensajes_de_sala")
        .selectAll()
        .where("id_cita", "=", idCita)
        .where("tipo", "=", "texto")
        .orderBy("numero")
        .execute();
      return filas.map(aMensaje);
    },

    async olvidarSenales(idCita) {
      await db
        .deleteFrom("mensajes_de_sala")
        .where("id_cita", "=", idCita)
        .where("tipo", "=", "senal")
        .execute();
    },

    async porVaciar(now, cuantas) {
      const filas = await db
        .selectFrom("salas")
        .select("id_cita")
        .where("cierra_en", "<=", now.toISOString())
        .orderBy("cierra_en")
        .limit(cuantas)
        .execute();
      return filas.map(({ id_cita }) => id_cita);
    },

    async vaciar(idCita) {
      for (const tabla of ["mensajes_de_sala", "presencias_en_sala", "salas"] as const) {
        await db.deleteFrom(tabla).where("id_cita", "=", idCita).execute();
      }
    },

    async cerradasDespuesDe(nombre, cuantas) {
      const [idCita = "", numero = "0"] = nombre.split(":");
      const filas = await db
        .selectFrom("mensajes_de_sala")
        .select(["id_cita", "numero", "rol", "cuerpo"])
        .where(sql<boolean>`(id_cita, numero) > (${idCita}, ${Number(numero)})`)
        .where("tipo", "=", "texto")
        .orderBy("id_cita")
        .orderBy("numero")
        .limit(cuantas)
        .execute();
      return filas.map((fila) => ({ nombre: nombreDe(fila), cerrado: fila.cuerpo }));
    },

    async cerrarDeNuevo({ nombre, cerrado: antes }, cerrado) {
      const [idCita = "", numero = "0"] = nombre.split(":");
      const { numUpdatedRows } = await db
        .updateTable("mensajes_de_sala")
        .set({ cuerpo: cerrado })
        .where("id_cita", "=", idCita)
        .where("numero", "=", Number(numero))
        .where("cuerpo", "=", antes)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
  };
}
