import { sql, type Selectable } from "kysely";
import type { Comprobante } from "../../../app/domain/comprobantes/comprobante";
import type { ComprobanteRepository } from "../../../app/domain/puertos";
import type { Db, Trx } from "../client";
import type { Tables } from "../schema";
import { siguienteNumero } from "./contadores";

/** Spelled as in the partial index `comprobantes_por_enviar`. */
const POR_ENVIAR = sql<boolean>`estado in ('pendiente', 'enviado')`;

export function makeComprobanteRepository(db: Db | Trx): ComprobanteRepository {
  return {
    async crear(nuevo) {
      const { receptor } = nuevo;
      await db
        .insertInto("comprobantes")
        .values({
          id_comprobante: nuevo.idComprobante,
          id_persona: nuevo.idPersona,
          id_pedido: nuevo.idPedido,
          tipo: nuevo.tipo,
          serie: nuevo.serie,
          numero: await siguienteNumero(db, `comprobantes:${nuevo.serie}`),
          id_modificado: nuevo.idModificado,
          receptor_nombre: receptor.nombre,
          receptor_tipo_documento: receptor.idTipoDocumento,
          receptor_numero_documento: receptor.numeroDocumento,
          receptor_direccion: receptor.direccion,
          receptor_correo: receptor.correo,
          concepto: nuevo.concepto,
          total_centimos: nuevo.totalCentimos,
          base_centimos: nuevo.baseCentimos,
          igv_centimos: nuevo.igvCentimos,
          estado: "pendiente",
          emitido_en: nuevo.emitidoEn.toISOString(),
          actualizado_en: nuevo.emitidoEn.toISOString(),
          siguiente_en: nuevo.emitidoEn.toISOString(),
        })
        .execute();
    },

    async porId(idComprobante) {
      const fila = await db
        .selectFrom("comprobantes")
        .selectAll()
        .where("id_comprobante", "=", idComprobante)
        .executeTakeFirst();
      return fila ? aComprobante(fila) : null;
    },

    async deLaPersona(idPersona, cuantos) {
      const filas = await db
        .selectFrom("comprobantes")
        .selectAll()
        .where("id_persona", "=", idPersona)
        .orderBy("emitido_en", "desc")
        .limit(cuantos)
        .execute();
      return filas.map(aComprobante);
    },

    async porEnviar(now, cuantos) {
      const filas = await db
        .selectFrom("comprobantes")
        .selectAll()
        .where(POR_ENVIAR)
        .where("siguiente_en", "<=", now.toISOString())
        .orderBy("siguiente_en")
        .limit(cuantos)
        .execute();
      return filas.map(aComprobante);
    },

    async tomar({ idComprobante, intentos }, siguienteEn) {
      const { numUpdatedRows } = await db
        .updateTable("comprobantes")
        .set({ intentos: intentos + 1, siguiente_en: siguienteEn.toISOString() })
        .where("id_comprobante", "=", idComprobante)
        .where("intentos", "=", intentos)
        .where(POR_ENVIAR)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async posponer(idComprobante, siguienteEn) {
      await db
        .updateTable("comprobantes")
        .set({ siguiente_en: siguienteEn.toISOString() })
        .where("id_comprobante", "=", idComprobante)
        .execute();
    },

    async responder(idComprobante, estado, now) {
      await db
        .updateTable("comprobantes")
        .set({ estado, actualizado_en: now.toISOString() })
        .where("id_comprobante", "=", idComprobante)
        .where(POR_ENVIAR)
        .execute();
    },

    async anular(idComprobante, now) {
      const { numUpdatedRows } = await db
        .updateTable("comprobantes")
        .set({ estado: "anulado", actualizado_en: now.toISOString() })
        .where("id_comprobante", "=", idComprobante)
        .where(sql<boolean>`(estado = 'rechazado' or (estado = 'pendiente' and intentos = 0))`)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}

function aComprobante(fila: Selectable<Tables["comprobantes"]>): Comprobante {
  return {
    idComprobante: fila.id_comprobante,
    idPersona: fila.id_persona,
    idPedido: fila.id_pedido,
    tipo: fila.tipo,
    serie: fila.serie,
    numero: fila.numero,
    idModificado: fila.id_modificado,
    receptor: {
      nombre: fila.receptor_nombre,
      idTipoDocumento: fila.receptor_tipo_documento,
      numeroDocumento: fila.receptor_numero_documento,
      direccion: fila.receptor_direccion,
      correo: fila.receptor_correo,
    },
    concepto: fila.concepto,
    totalCentimos: fila.total_centimos,
    baseCentimos: fila.base_centimos,
    igvCentimos: fila.igv_centimos,
    estado: fila.estado,
    emitidoEn: new Date(fila.emitido_en),
    intentos: fila.intentos,
  };
}
