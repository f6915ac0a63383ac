import type { Rol } from "../../../app/domain/equipo/derechos/derechos";
import type { AccionDeEquipo } from "../../../app/domain/equipo/registro/registro";
import type { RegistroDeEquipoRepository } from "../../../app/domain/equipo/registro/repositorio";
import type { Db, Trx } from "../../platform/database/client";

/** Acts of the staff. Pages are read by an index of the filter, from the place where the former page ended. */
export function makeRegistroDeEquipoRepository(db: Db | Trx): RegistroDeEquipoRepository {
  return {
    async anotar(linea) {
      await db
        .insertInto("registro_de_equipo")
        .values({
          ...{ id_linea: linea.idLinea, creada_en: linea.creadaEn.toISOString(), id_cuenta: linea.idCuenta },
          ...{ actor: linea.actor, roles: linea.roles.join(","), accion: linea.accion, red: linea.red },
          ...{ id_persona: linea.idPersona, objeto: linea.objeto, motivo: linea.motivo },
          ...{ centimos: linea.centimos, pedido_por: linea.pedidoPor },
        })
        .execute();
    },

    async pagina({ alcance, lector, accion, cuenta, antesDe, cuantas }) {
      let query = db
        .selectFrom("registro_de_equipo")
        .selectAll()
        .orderBy("creada_en", "desc")
        .orderBy("id_linea", "desc")
        .limit(cuantas);
      if (alcance === "propio") query = query.where("id_cuenta", "=", lector);
      if (alcance === "dinero") query = query.where("centimos", "is not", null);
      if (alcance === "sin-personas") query = query.where("id_persona", "is", null);
      // Coordination sees the work on sessions and workshops, and its own.
      if (alcance === "equipo")
        query = query.where((eb) =>
          eb.or([
            eb("id_cuenta", "=", lector),
            ...["coordinacion", "especialista", "anfitrion"].map((rol) => eb("roles", "like", `%${rol}%`)),
          ]),
        );
      if (accion !== undefined) query = query.where("accion", "=", accion);
      if (cuenta !== undefined) query = query.where("id_cuenta", "=", cuenta);
      if (antesDe) {
        const { creadaEn, idLinea } = antesDe;
        query = query.where((eb) =>
          eb(eb.refTuple("creada_en", "id_linea"), "<", eb.tuple(creadaEn.toISOString(), idLinea)),
        );
      }
      const filas = await query.execute();
      return filas.map((fila) => ({
        idLinea: fila.id_linea,
        creadaEn: new Date(fila.creada_en),
        idCuenta: fila.id_cuenta,
        actor: fila.actor,
        roles: fila.roles === "" ? [] : (fila.roles.split(",") as Rol[]),
        accion: fila.accion as AccionDeEquipo,
        idPersona: fila.id_persona,
        objeto: fila.objeto,
        motivo: fila.motivo,
        centimos: fila.centimos,
        pedidoPor: fila.pedido_por,
        red: fila.red,
      }));
    },
  };
}
