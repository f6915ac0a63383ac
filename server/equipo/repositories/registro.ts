import { sql, type NotNull } from "kysely";
import type { Rol } from "../../../app/domain/equipo/derechos/derechos";
import type {
  AccionDeEquipo,
  LugarEnRegistro,
  QueryDeRegistro,
} from "../../../app/domain/equipo/registro/registro";
import type { RegistroDeEquipoRepository } from "../../../app/domain/equipo/registro/repositorio";
import type { Db, Trx } from "../../platform/database/client";

/** Roles whose lines Coordinación reads: they work on sessions and workshops. */
const DE_SESIONES: readonly Rol[] = ["coordinacion", "especialista", "anfitrion"];

/** Place after every line, so that the first page too is read from a place of the index. */
const FINAL: LugarEnRegistro = { creadaEn: new Date("9999-12-31T00:00:00Z"), idLinea: "" };

/** Acts of the staff. Pages are read by an index of the filter, from the place where the former page ended. */
export function makeRegistroDeEquipoRepository(db: Db | Trx): RegistroDeEquipoRepository {
  /** Lines of a reach; with `fuera`, the reader's own lines outside it. */
  const lineasDe = (
    { alcance, lector, accion, cuenta, antesDe, cuantas }: QueryDeRegistro,
    fuera = false,
  ) => {
    let query = db
      .selectFrom("registro_de_equipo")
      .selectAll()
      .orderBy("creada_en", "desc")
      .orderBy("id_linea", "desc")
      .limit(cuantas);
    if (fuera || alcance === "propio") query = query.where("id_cuenta", "=", lector);
    if (alcance === "dinero") query = query.where("centimos", fuera ? "is" : "is not", null);
    if (alcance === "sin-personas") query = query.where("id_persona", fuera ? "is not" : "is", null);
    // Written out, and no parameter: only so does a plan know that the index of these lines fits.
    if (alcance === "equipo") query = query.where("de_sesiones", "=", sql.lit(fuera ? 0 : 1));
    if (accion !== undefined) query = query.where("accion", "=", accion);
    if (cuenta !== undefined) query = query.where("id_cuenta", "=", cuenta);
    const { creadaEn, idLinea } = antesDe ?? FINAL;
    query = query.where((eb) =>
      eb(eb.refTuple("creada_en", "id_linea"), "<", eb.tuple(creadaEn.toISOString(), idLinea)),
    );
    return query;
  };

  /** Lines of a reach and the reader's own lines outside it, each read by its own index. */
  const queryDe = (pedida: QueryDeRegistro) => {
    const { alcance, lector, cuenta, cuantas } = pedida;
    const sonTodas = alcance === "todo" || alcance === "propio" || (cuenta ?? lector) !== lector;
    if (sonTodas) return lineasDe(pedida);
    return db
      .selectFrom(lineasDe(pedida).as("alcanzadas"))
      .selectAll()
      .unionAll(db.selectFrom(lineasDe(pedida, true).as("propias")).selectAll())
      .orderBy("creada_en", "desc")
      .orderBy("id_linea", "desc")
      .limit(cuantas);
  };

  return {
    async anotar(lineas) {
      if (lineas.length === 0) return;
      const filas = lineas.map((linea) => ({
        ...{ id_linea: linea.idLinea, creada_en: linea.creadaEn.toISOString(), id_cuenta: linea.idCuenta },
        de_sesiones: Number(linea.roles.some((rol) => DE_SESIONES.includes(rol))),
        ...{ actor: linea.actor, roles: linea.roles.join(","), accion: linea.accion, red: linea.red },
        ...{ id_persona: linea.idPersona, objeto: linea.objeto, motivo: linea.motivo },
        ...{ centimos: linea.centimos, pedido_por: linea.pedidoPor, id_aprobacion: linea.idAprobacion },
      }));
      await db.insertInto("registro_de_equipo").values(filas).execute();
    },

    async personasVistas(idCuenta, desde) {
      const filas = await db
        .selectFrom("registro_de_equipo")
        .select("id_persona")
        .distinct()
        .where("id_cuenta", "=", idCuenta)
        .where("creada_en", ">=", desde.toISOString())
        .where("id_persona", "is not", null)
        .$narrowType<{ id_persona: NotNull }>()
        .execute();
      return new Set(filas.map(({ id_persona }) => id_persona));
    },

    async objetosVistos({ idCuenta, acciones, desde }) {
      const filas = await db
        .selectFrom("registro_de_equipo")
        .select(({ fn }) => ["objeto", fn.max("creada_en").as("ultima")])
        .where("id_cuenta", "=", idCuenta)
        .where("creada_en", ">=", desde.toISOString())
        .where("accion", "in", acciones)
        .groupBy("objeto")
        .execute();
      return new Map(filas.map(({ objeto, ultima }) => [objeto, new Date(ultima)]));
    },

    async contar(query) {
      const { lineas } = await db
        .selectFrom(queryDe(query).as("lineas"))
        .select(sql<number | string>`count(*)`.as("lineas"))
        .executeTakeFirstOrThrow();
      return Number(lineas);
    },

    async pagina(pedida) {
      const filas = await queryDe(pedida).execute();
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
        idAprobacion: fila.id_aprobacion,
        red: fila.red,
      }));
    },
  };
}
