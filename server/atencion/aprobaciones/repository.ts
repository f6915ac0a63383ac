import type { Selectable } from "kysely";
import { nombreCompleto } from "../../../app/domain/agenda/especialistas/especialista";
import type { Aprobacion } from "../../../app/domain/atencion/aprobaciones/aprobacion";
import type {
  AprobacionALaVista,
  AprobacionRepository,
  CortesiaDeEquipoRepository,
} from "../../../app/domain/atencion/aprobaciones/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";

const deFila = (fila: Selectable<Tables["aprobaciones"]>): Aprobacion => ({
  ...{ idAprobacion: fila.id_aprobacion, clase: fila.clase, idPersona: fila.id_persona },
  ...{
    objeto: fila.objeto,
    modo: fila.modo,
    cantidad: fila.cantidad,
    motivo: fila.motivo,
    estado: fila.estado,
  },
  ...{ pedidaPor: fila.pedida_por, pedidaEn: new Date(fila.pedida_en), venceEn: new Date(fila.vence_en) },
  ...{ decididaPor: fila.decidida_por, palabra: fila.palabra },
  decididaEn: fila.decidida_en === null ? null : new Date(fila.decidida_en),
});

/** Requests for the approval of a colleague. */
export function makeAprobacionRepository(db: Db | Trx): AprobacionRepository {
  const abiertas = (now: Date) =>
    db
      .selectFrom("aprobaciones")
      .where("aprobaciones.estado", "=", "abierta")
      .where("vence_en", ">", now.toISOString());
  const sinVer = (idCuenta: string) =>
    db
      .selectFrom("aprobaciones")
      .where("pedida_por", "=", idCuenta)
      .where("decidida_en", "is not", null)
      .where("vista_en", "is", null);

  /** The names of what the requests are about, each by its own key. */
  async function conNombres(filas: Selectable<Tables["aprobaciones"]>[]): Promise<AprobacionALaVista[]> {
    const de = (clase: Aprobacion["clase"]) =>
      filas.filter((fila) => fila.clase === clase).map(({ objeto }) => objeto);
    const idsDePersona = filas.flatMap(({ id_persona }) => id_persona ?? []);
    const personas =
      idsDePersona.length === 0
        ? []
        : await db
            .selectFrom("personas")
            .select(["id_persona", "nombre", "ape_paterno"])
            .where("id_persona", "in", idsDePersona)
            .execute();
    const pedidos =
      de("devolucion").length === 0
        ? []
        : await db
            .selectFrom("pedidos")
            .select(["id_pedido", "codigo_corto"])
            .where("id_pedido", "in", de("devolucion"))
            .execute();
    const especialistas =
      de("precio").length === 0
        ? []
        : await db
            .selectFrom("especialistas")
            .select(["id_especialista", "nombre", "apellido"])
            .where("id_especialista", "in", de("precio"))
            .execute();
    return filas.map((fila) => {
      const persona = personas.find(({ id_persona }) => id_persona === fila.id_persona);
      const especialista = especialistas.find(({ id_especialista }) => id_especialista === fila.objeto);
      return {
        ...deFila(fila),
        ...{ nombre: persona?.nombre ?? "", apePaterno: persona?.ape_paterno ?? "" },
        codigo: pedidos.find(({ id_pedido }) => id_pedido === fila.objeto)?.codigo_corto ?? null,
        especialista: especialista ? nombreCompleto(especialista) : null,
      };
    });
  }

  return {
    async pedir({ clave, ...aprobacion }) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("aprobaciones")
        .values({
          ...{ id_aprobacion: aprobacion.idAprobacion, clase: aprobacion.clase, clave },
          modo: aprobacion.modo,
          ...{ id_persona: aprobacion.idPersona, objeto: aprobacion.objeto, cantidad: aprobacion.cantidad },
          ...{ motivo: aprobacion.motivo, estado: aprobacion.estado, pedida_por: aprobacion.pedidaPor },
          ...{ pedida_en: aprobacion.pedidaEn.toISOString(), vence_en: aprobacion.venceEn.toISOString() },
          ...{ decidida_por: null, decidida_en: null, palabra: null, vista_en: null },
        })
        .onConflict((conflicto) => conflicto.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    async porId(idAprobacion) {
      const fila = await db
        .selectFrom("aprobaciones")
        .selectAll()
        .where("id_aprobacion", "=", idAprobacion)
        .executeTakeFirst();
      return fila ? deFila(fila) : null;
    },

    async abierta(clase, clave) {
      const fila = await db
        .selectFrom("aprobaciones")
        .selectAll()
        .where("clave", "=", clave)
        .where("clase", "=", clase)
        .where("estado", "=", "abierta")
        .executeTakeFirst();
      return fila ? deFila(fila) : null;
    },

    async decidir(idAprobacion, { estado, por, palabra }, now) {
      const ahora = now.toISOString();
      const { numUpdatedRows } = await db
        .updateTable("aprobaciones")
        .set({ estado, decidida_por: por, decidida_en: ahora, palabra })
        .where("id_aprobacion", "=", idAprobacion)
        .where("estado", "=", "abierta")
        .where("vence_en", ">", ahora)
        .where("pedida_por", "!=", por)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    async vencer(idAprobacion, now) {
      const ahora = now.toISOString();
      const { numUpdatedRows } = await db
        .updateTable("aprobaciones")
        .set({ estado: "vencida", decidida_en: ahora })
        .where("id_aprobacion", "=", idAprobacion)
        .where("estado", "=", "abierta")
        .where("vence_en", "<=", ahora)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    async porVencer(now, cuantas) {
      const filas = await db
        .selectFrom("aprobaciones")
        .selectAll()
        .where("estado", "=", "abierta")
        .where("vence_en", "<=", now.toISOString())
        .orderBy("vence_en")
        .limit(cuantas)
        .execute();
      return filas.map(deFila);
    },

    async abiertas(now, cuantas) {
      return conNombres(await abiertas(now).selectAll().orderBy("vence_en").limit(cuantas).execute());
    },

    async deCuenta(idCuenta, cuantas) {
      const filas = await db
        .selectFrom("aprobaciones")
        .selectAll()
        .where("pedida_por", "=", idCuenta)
        .orderBy("pedida_en", "desc")
        .limit(cuantas)
        .execute();
      return conNombres(filas);
    },

    async cuantasAbiertas(now, menos) {
      const { cuantas } = await abiertas(now)
        .where("pedida_por", "!=", menos)
        .select((eb) => eb.fn.countAll<number | string>().as("cuantas"))
        .executeTakeFirstOrThrow();
      return Number(cuantas);
    },

    async cuantasSinVer(idCuenta) {
      const { cuantas } = await sinVer(idCuenta)
        .select((eb) => eb.fn.countAll<number | string>().as("cuantas"))
        .executeTakeFirstOrThrow();
      return Number(cuantas);
    },

    async marcarVistas(idCuenta, now) {
      await db
        .updateTable("aprobaciones")
        .set({ vista_en: now.toISOString() })
        .where("pedida_por", "=", idCuenta)
        .where("decidida_en", "is not", null)
        .where("vista_en", "is", null)
        .execute();
    },
  };
}

export function makeCortesiaDeEquipoRepository(db: Db | Trx): CortesiaDeEquipoRepository {
  return {
    async anotar({ idPersona, mes, idCuenta, hechaEn }) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("cortesias_de_equipo")
        .values({ id_persona: idPersona, mes, id_cuenta: idCuenta, hecha_en: hechaEn.toISOString() })
        .onConflict((conflicto) => conflicto.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    async hubo(idPersona, mes) {
      const fila = await db
        .selectFrom("cortesias_de_equipo")
        .select("mes")
        .where("id_persona", "=", idPersona)
        .where("mes", "=", mes)
        .executeTakeFirst();
      return fila !== undefined;
    },
  };
}
