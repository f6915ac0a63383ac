import { sql, type Selectable } from "kysely";
import type { SolicitudDeDatosRepository } from "../../../app/domain/atencion/solicitudes/repositorio";
import type { Paso, Solicitud } from "../../../app/domain/atencion/solicitudes/solicitud";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";

/** Place after every closed request, so that the first page too is read from a place of the index. */
const FINAL = { cerradaEn: new Date("9999-12-31T00:00:00Z"), idSolicitud: "" };

const deFila = (fila: Selectable<Tables["solicitudes_de_datos"]>): Solicitud => ({
  idSolicitud: fila.id_solicitud_de_datos,
  clase: fila.clase,
  quien: fila.quien,
  idPersona: fila.id_persona,
  canal: fila.canal,
  referencia: fila.referencia,
  recibidaEl: fila.recibida_el,
  plazoEnDias: fila.plazo_en_dias,
  venceEl: fila.vence_el,
  registradaEn: new Date(fila.registrada_en),
  idCuenta: fila.id_cuenta,
  cerradaEn: fila.cerrada_en === null ? null : new Date(fila.cerrada_en),
});

const dePaso = (fila: Selectable<Tables["pasos_de_solicitud"]>): Paso => ({
  idPaso: fila.id_paso,
  idSolicitud: fila.id_solicitud_de_datos,
  paso: fila.paso,
  documento: fila.documento,
  motivo: fila.motivo,
  idCuenta: fila.id_cuenta,
  pedidoPor: fila.pedido_por,
  hechoEn: new Date(fila.hecho_en),
});

/** Requests of people about their data, and their steps. */
export function makeSolicitudDeDatosRepository(db: Db | Trx): SolicitudDeDatosRepository {
  const solicitudes = () => db.selectFrom("solicitudes_de_datos");
  return {
    async registrar({ registradaEn, ...solicitud }) {
      await db
        .insertInto("solicitudes_de_datos")
        .values({
          ...{ id_solicitud_de_datos: solicitud.idSolicitud, clase: solicitud.clase, quien: solicitud.quien },
          ...{ id_persona: solicitud.idPersona, canal: solicitud.canal, referencia: solicitud.referencia },
          ...{ recibida_el: solicitud.recibidaEl, plazo_en_dias: solicitud.plazoEnDias },
          ...{ vence_el: solicitud.venceEl, registrada_en: registradaEn.toISOString() },
          ...{ id_cuenta: solicitud.idCuenta, cerrada_en: null },
        })
        .execute();
    },

    async abiertas(hasta, cuantas) {
      const filas = await solicitudes()
        .selectAll()
        .where("cerrada_en", "is", null)
        .where("vence_el", "<=", hasta)
        .orderBy("vence_el")
        .orderBy("id_solicitud_de_datos")
        .limit(cuantas)
        .execute();
      return filas.map(deFila);
    },

    async cuantasAbiertas(hasta) {
      const { cuantas } = await solicitudes()
        .select((eb) => eb.fn.countAll<number | string>().as("cuantas"))
        .where("cerrada_en", "is", null)
        .where("vence_el", "<=", hasta)
        .executeTakeFirstOrThrow();
      return Number(cuantas);
    },

    async cerradas(antesDe, cuantas) {
      const { cerradaEn, idSolicitud } = antesDe ?? FINAL;
      const filas = await solicitudes()
        .selectAll()
        .where("cerrada_en", "is not", null)
        .where((eb) =>
          eb(
            eb.refTuple("cerrada_en", "id_solicitud_de_datos"),
            "<",
            eb.tuple(cerradaEn.toISOString(), idSolicitud),
          ),
        )
        .orderBy("cerrada_en", "desc")
        .orderBy("id_solicitud_de_datos", "desc")
        .limit(cuantas)
        .execute();
      return filas.map(deFila);
    },

    async porId(idSolicitud) {
      const fila = await solicitudes()
        .selectAll()
        .where("id_solicitud_de_datos", "=", idSolicitud)
        .executeTakeFirst();
      return fila ? deFila(fila) : null;
    },

    async cerrar(idSolicitud, now) {
      const { numUpdatedRows } = await db
        .updateTable("solicitudes_de_datos")
        .set({ cerrada_en: now.toISOString() })
        .where("id_solicitud_de_datos", "=", idSolicitud)
        // Written so that the partial index of the open requests is not read whole (PostgreSQL § 11.8).
        .where(sql<boolean>`coalesce(cerrada_en, '') = ''`)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async darPaso(paso) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("pasos_de_solicitud")
        .values({
          ...{ id_paso: paso.idPaso, id_solicitud_de_datos: paso.idSolicitud, paso: paso.paso },
          ...{ documento: paso.documento, motivo: paso.motivo, id_cuenta: paso.idCuenta },
          ...{ pedido_por: paso.pedidoPor, hecho_en: paso.hechoEn.toISOString() },
        })
        .onConflict((conflicto) => conflicto.columns(["id_solicitud_de_datos", "paso"]).doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    async pasos(idSolicitud) {
      const filas = await db
        .selectFrom("pasos_de_solicitud")
        .selectAll()
        .where("id_solicitud_de_datos", "=", idSolicitud)
        .orderBy("hecho_en")
        .execute();
      return filas.map(dePaso);
    },

    async deOtraCuenta(idsSolicitud, paso, idCuenta) {
      if (idsSolicitud.length === 0) return 0;
      const { cuantos } = await db
        .selectFrom("pasos_de_solicitud")
        .select((eb) => eb.fn.countAll<number | string>().as("cuantos"))
        .where("id_solicitud_de_datos", "in", idsSolicitud)
        .where("paso", "=", paso)
        .where("id_cuenta", "<>", idCuenta)
        .executeTakeFirstOrThrow();
      return Number(cuantos);
    },
  };
}
