import { sql, type RawBuilder, type Selectable } from "kysely";
import type {
  Comprobante,
  ComprobanteNuevo,
  EstadoDeComprobante,
} from "../../../app/domain/ventas/comprobantes/comprobante";
import type { Causa } from "../../../app/domain/shared/causa";
import type { ComprobanteRepository } from "../../../app/domain/ventas/comprobantes/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";
import { siguienteNumero } from "../../platform/repositories/contadores";
import { anotarCambios, conRastro } from "./rastro";

/** Spelled as in the partial index `comprobantes_por_enviar`. */
/** Spelled as in the partial index `comprobantes_por_enviar`. */
export const POR_ENVIAR = sql<boolean>`estado in ('pendiente', 'enviado')`;

export function makeComprobanteRepository(db: Db | Trx, causa: Causa): ComprobanteRepository {
  return {
    crear: (nuevo) => conRastro(db, (trx) => crear(trx, nuevo, causa)),

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
      await conRastro(db, (trx) => pasar(trx, { idComprobante, hasta: estado, causa, now }, POR_ENVIAR));
    },

    anular: (idComprobante, now) =>
      conRastro(db, (trx) =>
        pasar(
          trx,
          { idComprobante, hasta: "anulado", causa, now },
          sql<boolean>`(estado = 'rechazado' or (estado = 'pendiente' and intentos = 0))`,
        ),
      ),
  };
}

async function crear(trx: Db | Trx, nuevo: ComprobanteNuevo, causa: Causa): Promise<void> {
  const { idPedido, idComprobante, receptor, emitidoEn } = nuevo;
  await trx
    .insertInto("comprobantes")
    .values({
      id_comprobante: nuevo.idComprobante,
      id_persona: nuevo.idPersona,
      id_pedido: nuevo.idPedido,
      tipo: nuevo.tipo,
      serie: nuevo.serie,
      numero: await siguienteNumero(trx, `comprobantes:${nuevo.serie}`),
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
  await anotarCambios(trx, [
    {
      ...delComprobante(idPedido, idComprobante),
      desde: null,
      hasta: "pendiente",
      causa,
      creadoEn: emitidoEn,
    },
  ]);
}

const delComprobante = (idPedido: string, idAsunto: string) =>
  ({ idPedido, asunto: "comprobante", idAsunto }) as const;

interface Paso {
  idComprobante: string;
  hasta: EstadoDeComprobante;
  causa: Causa;
  now: Date;
}

/** From the state that it is in, if it is one of these. Answers whether it was. */
async function pasar(
  trx: Db | Trx,
  { idComprobante, hasta, causa, now }: Paso,
  desde: RawBuilder<boolean>,
): Promise<boolean> {
  // Taken before it is read: nobody changes it in between.
  const antes = await trx
    .updateTable("comprobantes")
    .set({ actualizado_en: now.toISOString() })
    .where("id_comprobante", "=", idComprobante)
    .where(desde)
    .returning(["id_pedido", "estado"])
    .executeTakeFirst();
  if (!antes) return false;
  if (antes.estado === hasta) return true;
  await trx
    .updateTable("comprobantes")
    .set({ estado: hasta })
    .where("id_comprobante", "=", idComprobante)
    .execute();
  await anotarCambios(trx, [
    { ...delComprobante(antes.id_pedido, idComprobante), desde: antes.estado, hasta, causa, creadoEn: now },
  ]);
  return true;
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
