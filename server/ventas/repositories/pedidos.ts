import { sql, type Insertable, type Selectable } from "kysely";
import type { Causa } from "../../../app/domain/shared/causa";
import { candidatosDeCodigo } from "../../../app/domain/shared/codigoCorto";
import type { PedidoRepository } from "../../../app/domain/ventas/pedidos/repositorio";
import type { EstadoDePedido, Pedido } from "../../../app/domain/ventas/pedidos/pedido";
import { candado } from "../../platform/database/candado";
import type { Db, Trx } from "../../platform/database/client";
import { codigoLibre } from "../../platform/database/codigoCorto";
import type { Tables } from "../../platform/database/schema";
import { sentencia, type Huecos } from "../../platform/database/sentencia";
import { devolverUsos, pasarUsos } from "./cupones";
import { anotarCambios, conRastro, delPedido } from "./rastro";

/** Ids of the orders that a transaction ended, kept for each open transaction. */
const terminados = new WeakMap<Db | Trx, string[]>();

const anotarTerminados = (trx: Db | Trx, ids: readonly string[]) =>
  terminados.set(trx, [...(terminados.get(trx) ?? []), ...ids]);

const TERMINA_SIN_ENTREGA = new Set<EstadoDePedido>(["vencido", "anulado", "devuelto"]);

export function makePedidoRepository(db: Db | Trx, causa: Causa): PedidoRepository {
  return {
    async deUnaPersona(idPedido, idPersona) {
      const [fila] = await porId(db, { idPedido });
      return fila?.id_persona === idPersona ? aPedido(fila) : null;
    },

    async cadena(idPedido) {
      const pedidos = () => db.selectFrom("pedidos").selectAll();
      const fila = await pedidos().where("id_pedido", "=", idPedido).executeTakeFirst();
      if (!fila) return [];
      const { id_cita } = fila;
      if (id_cita === null) return [aPedido(fila)];
      return (await pedidos().where("id_cita", "=", id_cita).orderBy("creado_en").execute()).map(aPedido);
    },

    async porId(idPedido) {
      const [fila] = await porId(db, { idPedido });
      return fila ? aPedido(fila) : null;
    },

    async idDeCodigo(codigo) {
      const fila = await db
        .selectFrom("pedidos")
        .select("id_pedido")
        .where("codigo_corto", "=", codigo)
        .executeTakeFirst();
      return fila?.id_pedido ?? null;
    },

    cambiarEstado: (idPedido, desde, hasta, now) =>
      conRastro(db, async (trx) => {
        const [solo, ...otros] = desde;
        // With one possible former state, the order was in that state. With several, the order is locked and read
        // first.
        const antes = otros.length > 0 ? await bloquearPedido(trx, idPedido, desde) : solo;
        if (!antes) return false;
        const { numUpdatedRows } = await trx
          .updateTable("pedidos")
          .set({ estado: hasta, actualizado_en: now.toISOString() })
          .where("id_pedido", "=", idPedido)
          .where("estado", "=", sql.lit(antes))
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await anotarCambios(trx, [{ ...delPedido(idPedido), desde: antes, hasta, causa, creadoEn: now }]);
        if (antes === "pendiente") anotarTerminados(trx, [idPedido]);
        if (TERMINA_SIN_ENTREGA.has(hasta)) await devolverUsos(trx, [idPedido], now);
        return true;
      }),

    terminados: () => terminados.get(db) ?? [],

    async rebajar(idPedido, cupon, descuentoCentimos, now) {
      await db
        .updateTable("pedidos")
        .set({ cupon, descuento_centimos: descuentoCentimos, actualizado_en: now.toISOString() })
        .where("id_pedido", "=", idPedido)
        .execute();
    },
  };
}

const porId = sentencia((db, { idPedido }: Huecos<{ idPedido: string }>) =>
  db.selectFrom("pedidos").selectAll().where("id_pedido", "=", idPedido),
);

/** Locks an order that is in one of the states `desde`, so that no other transaction changes it. Gives its state. */
async function bloquearPedido(trx: Db | Trx, idPedido: string, desde: EstadoDePedido[]) {
  const fila = await candado(trx, "pedidos", "estado")
    .where("id_pedido", "=", idPedido)
    .where("estado", "in", desde)
    .returning("estado")
    .executeTakeFirst();
  return fila?.estado ?? null;
}

/** Locks an order in any state, so that no other transaction changes it. */
export async function tomarPedido(trx: Db | Trx, idPedido: string): Promise<void> {
  await candado(trx, "pedidos", "estado").where("id_pedido", "=", idPedido).execute();
}

/** Changes the thing that an order buys to another of the same price. */
export async function mudarPedido(
  trx: Db | Trx,
  idPedido: string,
  deSuClase: Partial<DeSuClase>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable("pedidos")
    .set({ ...deSuClase, actualizado_en: now.toISOString() })
    .where("id_pedido", "=", idPedido)
    .execute();
}

/** Replaces a paid order by another, which takes its coupon over. False when the order is not paid. */
export function relevarPedido(
  db: Db | Trx,
  idPedido: string,
  { por, causa, now, ...deSuClase }: Partial<DeSuClase> & { por: string; causa: Causa; now: Date },
): Promise<boolean> {
  return conRastro(db, async (trx) => {
    // The use of the coupon moves before the old order ends, so that nobody else takes it in between.
    await pasarUsos(trx, idPedido, por);
    const antes = await bloquearPedido(trx, idPedido, ["pagado"]);
    if (!antes) return false;
    await trx
      .updateTable("pedidos")
      .set({ ...deSuClase, estado: "devuelto", relevado_por: por, actualizado_en: now.toISOString() })
      .where("id_pedido", "=", idPedido)
      .execute();
    const cambio = { desde: antes, hasta: "devuelto", causa, creadoEn: now } as const;
    await anotarCambios(trx, [{ ...delPedido(idPedido), ...cambio }]);
    return true;
  });
}

type DeSuClase = Omit<
  Insertable<Tables["pedidos"]>,
  keyof ReturnType<typeof aFila> | "creado_en" | "actualizado_en" | "codigo_corto"
>;

/** Writes an order with the columns of its class. False when another order for the same thing exists. */
export async function insertarPedido(
  trx: Db | Trx,
  pedido: Pedido,
  deSuClase: DeSuClase,
  causa: Causa,
): Promise<boolean> {
  const { idPedido, estado, creadoEn } = pedido;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("pedidos")
    .values({
      ...deSuClase,
      ...aFila(pedido),
      codigo_corto: codigoLibre("pedidos", candidatosDeCodigo("pedido", idPedido)),
      creado_en: creadoEn.toISOString(),
      actualizado_en: creadoEn.toISOString(),
    })
    .onConflict((conflicto) => conflicto.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await anotarCambios(trx, [{ ...delPedido(idPedido), desde: null, hasta: estado, causa, creadoEn }]);
  return true;
}

const aFila = (pedido: Pedido) => ({
  id_pedido: pedido.idPedido,
  id_persona: pedido.idPersona,
  clase: pedido.clase,
  estado: pedido.estado,
  precio_centimos: pedido.precioCentimos,
  cupon: pedido.cupon,
  descuento_centimos: pedido.descuentoCentimos,
  a_cuenta_centimos: pedido.aCuentaCentimos,
  relevado_por: pedido.relevadoPor,
});

export function aPedido(fila: Selectable<Tables["pedidos"]>): Pedido {
  return {
    idPedido: fila.id_pedido,
    idPersona: fila.id_persona,
    clase: fila.clase,
    estado: fila.estado,
    precioCentimos: fila.precio_centimos,
    cupon: fila.cupon,
    descuentoCentimos: fila.descuento_centimos,
    aCuentaCentimos: fila.a_cuenta_centimos,
    creadoEn: new Date(fila.creado_en),
    relevadoPor: fila.relevado_por,
    codigo: fila.codigo_corto,
  };
}

/** Ends those of the given orders that are pending, with their lines in the history, and gives their coupons back. */
export async function cerrarPedidos(
  db: Db | Trx,
  filtrar: (pendientes: ReturnType<typeof actualizar>) => ReturnType<typeof actualizar>,
  { hasta, causa, now }: { hasta: "vencido" | "anulado"; causa: Causa; now: Date },
): Promise<void> {
  await conRastro(db, async (trx) => {
    const cerrados = await filtrar(actualizar(trx, hasta, now))
      .returning("id_pedido")
      .execute();
    const ids = cerrados.map(({ id_pedido }) => id_pedido);
    anotarTerminados(trx, ids);
    // The clock is the cause of an expired order, whatever use case finds it.
    const porque = hasta === "vencido" ? "reloj" : causa;
    await anotarCambios(
      trx,
      ids.map((id) => ({ ...delPedido(id), desde: "pendiente", hasta, causa: porque, creadoEn: now })),
    );
    await devolverUsos(trx, ids, now);
  });
}

const actualizar = (trx: Db | Trx, estado: EstadoDePedido, now: Date) =>
  trx.updateTable("pedidos").set({ estado, actualizado_en: now.toISOString() });
