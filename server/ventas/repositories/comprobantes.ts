import { sql, type RawBuilder, type Selectable } from "kysely";
import type {
  Comprobante,
  ComprobanteNuevo,
  EstadoDeComprobante,
} from "../../../app/domain/ventas/comprobantes/comprobante";
import type { Cofre } from "../../../app/domain/shared/cofre";
import type { Causa } from "../../../app/domain/shared/causa";
import type { ComprobanteRepository } from "../../../app/domain/ventas/comprobantes/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";
import { siguienteNumero } from "../../platform/repositories/contadores";
import { anotarCambios, conRastro } from "./rastro";
import { columnasCerradas, columnasDeReceptor, receptorDeFila } from "./receptores";

/**
 * Condition for receipts that must still be sent, written as in the partial index `comprobantes_por_enviar`
 * (PostgreSQL § 11.8).
 */
export const POR_ENVIAR = sql<boolean>`estado in ('pendiente', 'enviado')`;

export function makeComprobanteRepository(db: Db | Trx, causa: Causa, cofre: Cofre): ComprobanteRepository {
  const aComprobante = (fila: Fila) => comprobanteDe(fila, cofre);
  return {
    crear: (nuevo) => conRastro(db, (trx) => crear(trx, nuevo, causa, cofre)),

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
      await conRastro(db, (trx) =>
        pasar(trx, { idComprobante, hasta: estado, causa, cofre, now }, POR_ENVIAR),
      );
    },

    anular: (idComprobante, now) =>
      conRastro(db, (trx) =>
        pasar(
          trx,
          { idComprobante, hasta: "anulado", causa, cofre, now },
          sql<boolean>`(estado = 'rechazado' or (estado = 'pendiente' and intentos = 0))`,
        ),
      ),

    async cerradasDespuesDe(idComprobante, cuantas) {
      const filas = await db
        .selectFrom("comprobantes")
        .select(["id_comprobante", "receptor_cerrado"])
        .where("id_comprobante", ">", idComprobante)
        .where("receptor_cerrado", "is not", null)
        .orderBy("id_comprobante")
        .limit(cuantas)
        .execute();
      return filas.map((fila) => ({ nombre: fila.id_comprobante, cerrado: fila.receptor_cerrado! }));
    },

    async cerrarDeNuevo({ nombre: idComprobante, cerrado: antes }, receptorCerrado) {
      const { numUpdatedRows } = await db
        .updateTable("comprobantes")
        .set({ receptor_cerrado: receptorCerrado })
        .where("id_comprobante", "=", idComprobante)
        .where("receptor_cerrado", "=", antes)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}

/** True when the account was deleted after the receipt that a credit note cancels. */
async function estaCerrado(trx: Db | Trx, idComprobante: string | null): Promise<boolean> {
  if (idComprobante === null) return false;
  const fila = await trx
    .selectFrom("comprobantes")
    .select("receptor_cerrado")
    .where("id_comprobante", "=", idComprobante)
    .executeTakeFirst();
  return fila != null && fila.receptor_cerrado !== null;
}

async function crear(trx: Db | Trx, nuevo: ComprobanteNuevo, causa: Causa, cofre: Cofre): Promise<void> {
  const { idPedido, idComprobante, receptor, emitidoEn } = nuevo;
  const estado = "pendiente";
  const cerrado = await estaCerrado(trx, nuevo.idModificado);
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
      ...(cerrado
        ? columnasCerradas({ idComprobante, estado, receptor }, cofre)
        : columnasDeReceptor(receptor)),
      concepto: nuevo.concepto,
      total_centimos: nuevo.totalCentimos,
      base_centimos: nuevo.baseCentimos,
      igv_centimos: nuevo.igvCentimos,
      estado,
      emitido_en: nuevo.emitidoEn.toISOString(),
      actualizado_en: nuevo.emitidoEn.toISOString(),
      siguiente_en: nuevo.emitidoEn.toISOString(),
    })
    .execute();
  await anotarCambios(trx, [
    {
      ...delComprobante(idPedido, idComprobante),
      desde: null,
      hasta: estado,
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
  cofre: Cofre;
  now: Date;
}

/** Changes the state of a receipt that is in one of the states `desde`. False for any other receipt. */
async function pasar(
  trx: Db | Trx,
  { idComprobante, hasta, causa, cofre, now }: Paso,
  desde: RawBuilder<boolean>,
): Promise<boolean> {
  // The row is locked before it is read, so that no other transaction changes it in between.
  const antes = await trx
    .updateTable("comprobantes")
    .set({ actualizado_en: now.toISOString() })
    .where("id_comprobante", "=", idComprobante)
    .where(desde)
    .returningAll()
    .executeTakeFirst();
  if (!antes) return false;
  if (antes.estado === hasta) return true;
  await trx
    .updateTable("comprobantes")
    .set({
      estado: hasta,
      ...(antes.receptor_cerrado !== null &&
        columnasCerradas({ idComprobante, estado: hasta, receptor: receptorDeFila(antes, cofre) }, cofre)),
    })
    .where("id_comprobante", "=", idComprobante)
    .execute();
  await anotarCambios(trx, [
    { ...delComprobante(antes.id_pedido, idComprobante), desde: antes.estado, hasta, causa, creadoEn: now },
  ]);
  return true;
}

type Fila = Selectable<Tables["comprobantes"]>;

function comprobanteDe(fila: Fila, cofre: Cofre): Comprobante {
  return {
    idComprobante: fila.id_comprobante,
    idPersona: fila.id_persona,
    idPedido: fila.id_pedido,
    tipo: fila.tipo,
    serie: fila.serie,
    numero: fila.numero,
    idModificado: fila.id_modificado,
    receptor: receptorDeFila(fila, cofre),
    concepto: fila.concepto,
    totalCentimos: fila.total_centimos,
    baseCentimos: fila.base_centimos,
    igvCentimos: fila.igv_centimos,
    estado: fila.estado,
    emitidoEn: new Date(fila.emitido_en),
    intentos: fila.intentos,
  };
}
