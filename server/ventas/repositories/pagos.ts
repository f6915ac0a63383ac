import { expressionBuilder, sql } from "kysely";
import { devolucionDe, type Cambio } from "../../../app/domain/ventas/rastro/cambio";
import { type Causa } from "../../../app/domain/shared/causa";
import type { EstadoDePago, Pago } from "../../../app/domain/ventas/pagos/pago";
import type { PagoRepository } from "../../../app/domain/ventas/pagos/repositorio";
import { candado } from "../../platform/database/candado";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";
import { sentencia, type Huecos } from "../../platform/database/sentencia";
import { anotarCambios, conRastro } from "./rastro";

/**
 * A payment of the outer statement's order that the bank has not decided yet; `null` when there is none. It selects
 * the first payment instead of `exists`, for which PostgreSQL may read everybody's payments.
 */
export const enProceso = (idPedido: `${string}.id_pedido`) =>
  // An expression builder, because the test of query plans would take a subquery of `db` for a whole statement.
  expressionBuilder<Tables>()
    .selectFrom("pagos")
    .innerJoin("cobros", "cobros.id_cobro", "pagos.id_cobro")
    .select("pagos.id_pago")
    .where("cobros.id_pedido", "=", sql.ref<string>(idPedido))
    .where("pagos.estado", "=", "procesando")
    .limit(1)
    .as("en_proceso");

/** A payment page that was opened for the order of the outer statement; `null` when there is none. */
export const conCobro = (idPedido: `${string}.id_pedido`) =>
  expressionBuilder<Tables>()
    .selectFrom("cobros")
    .select("cobros.id_cobro")
    .where("cobros.id_pedido", "=", sql.ref<string>(idPedido))
    .limit(1)
    .as("con_cobro");

const delPedido = sentencia((db, { idPedido }: Huecos<{ idPedido: string }>) =>
  conPartes(db)
    .innerJoin("cobros", "cobros.id_cobro", "pagos.id_cobro")
    .where("cobros.id_pedido", "=", idPedido)
    .orderBy("pagos.creado_en"),
);

export function makePagoRepository(db: Db | Trx, causa: Causa): PagoRepository {
  return {
    crear: (pago) =>
      conRastro(db, async (trx) => {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto("pagos")
          .values({
            pasarela: pago.pasarela,
            id_pago: pago.idPago,
            id_cobro: pago.idCobro,
            monto_centimos: pago.montoCentimos,
            estado: pago.estado,
            creado_en: pago.creadoEn.toISOString(),
            actualizado_en: pago.creadoEn.toISOString(),
            tomado_hasta: null,
          })
          .onConflict((conflicto) => conflicto.columns(["pasarela", "id_pago"]).doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows !== 1n) return false;
        await anotar(trx, pago, { desde: null, hasta: pago.estado, causa, creadoEn: pago.creadoEn });
        return true;
      }),

    cambiarEstado: (pago, desde, hasta, now) =>
      conRastro(db, async (trx) => {
        const antes = await bloquear(trx, pago, desde);
        if (!antes) return false;
        await unPago(trx, pago)
          .set({
            estado: hasta,
            monto_centimos: pago.montoCentimos,
            actualizado_en: now.toISOString(),
            tomado_hasta: null,
          })
          .execute();
        if (antes !== hasta) await anotar(trx, pago, { desde: antes, hasta, causa, creadoEn: now });
        return true;
      }),

    async porId(pasarela, idPago) {
      const fila = await conPartes(db)
        .where("pasarela", "=", pasarela)
        .where("id_pago", "=", idPago)
        .executeTakeFirst();
      return fila ? aPago(fila) : null;
    },

    async delPedido(idPedido) {
      return (await delPedido(db, { idPedido })).map(aPago);
    },

    async deLaCita({ idCita, idPedido }) {
      const filas = await conPartes(db)
        .innerJoin("cobros", "cobros.id_cobro", "pagos.id_cobro")
        .innerJoin("pedidos", "pedidos.id_pedido", "cobros.id_pedido")
        .where((eb) => eb.or([eb("pedidos.id_pedido", "=", idPedido), eb("pedidos.id_cita", "=", idCita)]))
        .orderBy("pagos.creado_en")
        .execute();
      return filas.map(aPago);
    },

    async devolverParte({ idDevolucion, pasarela, idPago, montoCentimos }, now) {
      const ahora = now.toISOString();
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("devoluciones_parciales")
        .columns([
          ...(["id_devolucion", "pasarela", "id_pago", "monto_centimos"] as const),
          ...(["estado", "creado_en", "actualizado_en"] as const),
        ])
        .expression(
          db
            .selectFrom("pagos")
            .select((eb) => [
              eb.val(idDevolucion).as("id_devolucion"),
              ...(["pagos.pasarela", "pagos.id_pago"] as const),
              sql<number>`cast(${montoCentimos} as integer)`.as("monto_centimos"),
              ...[eb.val("pedida" as const).as("estado")],
              ...[eb.val(ahora).as("creado_en"), eb.val(ahora).as("actualizado_en")],
            ])
            .where("pagos.pasarela", "=", pasarela)
            .where("pagos.id_pago", "=", idPago)
            .where(sql<boolean>`pagos.monto_centimos - ${PARTES_DEVUELTAS} >= ${montoCentimos}`),
        )
        .onConflict((conflicto) => conflicto.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },

    async partesPorDevolver(cuantas) {
      const filas = await db
        .selectFrom("devoluciones_parciales")
        .selectAll()
        .where("estado", "=", sql.lit("pedida"))
        .orderBy("actualizado_en")
        .limit(cuantas)
        .execute();
      return filas.map((fila) => ({
        idDevolucion: fila.id_devolucion,
        pasarela: fila.pasarela,
        idPago: fila.id_pago,
        montoCentimos: fila.monto_centimos,
      }));
    },

    async anotarParte(idDevolucion, estado, now) {
      const { numUpdatedRows } = await db
        .updateTable("devoluciones_parciales")
        .set({ estado, actualizado_en: now.toISOString(), tomado_hasta: null })
        .where("id_devolucion", "=", idDevolucion)
        .where("estado", "=", "pedida")
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async tomarParte(idDevolucion, now, porEnMs) {
      const { numUpdatedRows } = await db
        .updateTable("devoluciones_parciales")
        .set({ tomado_hasta: new Date(now.getTime() + porEnMs).toISOString() })
        .where("id_devolucion", "=", idDevolucion)
        .where("estado", "=", "pedida")
        .where(nadieLoTiene(now))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async tomarPorDevolver(pago, now, porEnMs) {
      const { numUpdatedRows } = await unPago(db, pago)
        .set({ tomado_hasta: new Date(now.getTime() + porEnMs).toISOString() })
        .where("estado", "=", "por-devolver")
        .where(nadieLoTiene(now))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async porDevolver(cuantos) {
      const filas = await conPartes(db)
        .where("estado", "=", sql.lit("por-devolver"))
        .orderBy("actualizado_en")
        .limit(cuantos)
        .execute();
      return filas.map(aPago);
    },

    async hayPorDevolver(idPersona) {
      const fila = await db
        .selectFrom("pagos")
        .innerJoin("cobros", "cobros.id_cobro", "pagos.id_cobro")
        .innerJoin("pedidos", "pedidos.id_pedido", "cobros.id_pedido")
        .select("pagos.id_pago")
        // Written as in the partial index `pagos_por_devolver`, so that the index is used (PostgreSQL § 11.8).
        .where("pagos.estado", "=", sql.lit("por-devolver"))
        .where("pedidos.id_persona", "=", idPersona)
        .limit(1)
        .executeTakeFirst();
      if (fila) return true;
      const parte = await db
        .selectFrom("devoluciones_parciales as parte")
        .innerJoin("pagos", (join) =>
          join.onRef("pagos.pasarela", "=", "parte.pasarela").onRef("pagos.id_pago", "=", "parte.id_pago"),
        )
        .innerJoin("cobros", "cobros.id_cobro", "pagos.id_cobro")
        .innerJoin("pedidos", "pedidos.id_pedido", "cobros.id_pedido")
        .select("parte.id_devolucion")
        // Written as in the partial index `devoluciones_parciales_pedidas`, so that the index is used (PostgreSQL §
        // 11.8).
        .where("parte.estado", "=", sql.lit("pedida"))
        .where("pedidos.id_persona", "=", idPersona)
        .limit(1)
        .executeTakeFirst();
      return parte !== undefined;
    },
  };
}

/** Céntimos of a payment that were refunded in parts, as SQL for the sums of other repositories too. */
export const PARTES_DEVUELTAS = sql<number | string>`coalesce((select sum(parte.monto_centimos)
  from devoluciones_parciales as parte
  where parte.pasarela = pagos.pasarela and parte.id_pago = pagos.id_pago), 0)`;

const PARTES_PEDIDAS = sql<number | string>`coalesce((select sum(parte.monto_centimos)
  from devoluciones_parciales as parte
  where parte.pasarela = pagos.pasarela and parte.id_pago = pagos.id_pago and parte.estado = 'pedida'), 0)`;

/** Condition for a payment that no process is refunding. The hold of a process that died expires. */
const nadieLoTiene = (now: Date) => sql<boolean>`coalesce(tomado_hasta, '') <= ${now.toISOString()}`;

const conPartes = (db: Db | Trx) =>
  db
    .selectFrom("pagos")
    .selectAll("pagos")
    .select([PARTES_DEVUELTAS.as("devuelto_centimos"), PARTES_PEDIDAS.as("por_devolver_centimos")]);

const unPago = (trx: Db | Trx, { pasarela, idPago }: Pago) =>
  trx.updateTable("pagos").where("pasarela", "=", pasarela).where("id_pago", "=", idPago);

/** Locks a payment that is in one of the states `desde`, so that no other transaction changes it. Gives its state. */
async function bloquear(trx: Db | Trx, pago: Pago, desde: EstadoDePago[]) {
  if (desde.length === 0) return null;
  const fila = await candado(trx, "pagos", "estado")
    .where("pasarela", "=", pago.pasarela)
    .where("id_pago", "=", pago.idPago)
    .where("estado", "in", desde)
    .returning("estado")
    .executeTakeFirst();
  return fila?.estado ?? null;
}

interface Paso extends Pick<Cambio, "causa" | "creadoEn"> {
  desde: EstadoDePago | null;
  hasta: EstadoDePago;
}

/** Writes the line of a payment in the history, and the line of its refund when the refund begins or ends. */
async function anotar(trx: Db | Trx, { idCobro, idPago }: Pago, paso: Paso) {
  const { id_pedido: idPedido } = await trx
    .selectFrom("cobros")
    .select("id_pedido")
    .where("id_cobro", "=", idCobro)
    .executeTakeFirstOrThrow();
  const linea = { ...paso, idPedido, idAsunto: idPago };
  const [antes, despues] = [devolucionDe(paso.desde), devolucionDe(paso.hasta)];
  await anotarCambios(trx, [
    { ...linea, asunto: "pago" },
    ...(despues ? [{ ...linea, asunto: "devolucion" as const, desde: antes, hasta: despues }] : []),
  ]);
}

type FilaDePago = Tables["pagos"] & Record<"devuelto_centimos" | "por_devolver_centimos", number | string>;

function aPago(fila: FilaDePago): Pago {
  return {
    pasarela: fila.pasarela,
    idPago: fila.id_pago,
    idCobro: fila.id_cobro,
    montoCentimos: fila.monto_centimos,
    estado: fila.estado,
    devueltoCentimos: Number(fila.devuelto_centimos),
    porDevolverCentimos: Number(fila.por_devolver_centimos),
    creadoEn: new Date(fila.creado_en),
  };
}
