import { sql, type NotNull, type Selectable } from "kysely";
import type { PedidoRepository } from "../../../app/domain/puertos";
import type { EstadoDePedido, Pedido } from "../../../app/domain/pedidos/pedido";
import type { Db, Trx } from "../client";
import type { Tables } from "../schema";
import { devolverUsos } from "./cupones";

/** Spelled as in the partial index `pedidos_vivos`. */
const VIVO = sql<boolean>`pedidos.estado in ('pendiente', 'pagado')`;

const TERMINA_SIN_SESION = new Set<EstadoDePedido>(["vencido", "anulado", "devuelto"]);

export function makePedidoRepository(db: Db | Trx): PedidoRepository {
  return {
    async crear(pedido) {
      await db
        .insertInto("pedidos")
        .values({
          id_pedido: pedido.idPedido,
          id_persona: pedido.idPersona,
          id_horario: pedido.idHorario,
          estado: pedido.estado,
          precio_centimos: pedido.precioCentimos,
          cupon: pedido.cupon,
          descuento_centimos: pedido.descuentoCentimos,
          version_de_datos: pedido.versionDeDatos,
          creado_en: pedido.creadoEn.toISOString(),
          actualizado_en: pedido.creadoEn.toISOString(),
        })
        .onConflict((conflicto) => conflicto.doNothing())
        .execute();
      const fila = await db
        .selectFrom("pedidos")
        .selectAll()
        .where("id_horario", "=", pedido.idHorario)
        .where(VIVO)
        .$narrowType<{ id_horario: NotNull }>()
        .executeTakeFirstOrThrow();
      return aPedido(fila);
    },

    async deUnaPersona(idPedido, idPersona) {
      const fila = await porId(db, idPedido).where("id_persona", "=", idPersona).executeTakeFirst();
      return fila ? aPedido(fila) : null;
    },

    async porId(idPedido) {
      const fila = await porId(db, idPedido).executeTakeFirst();
      return fila ? aPedido(fila) : null;
    },

    async ultimoDelHorario(idHorario) {
      const fila = await db
        .selectFrom("pedidos")
        .selectAll()
        .where("id_horario", "=", idHorario)
        .orderBy("creado_en", "desc")
        .limit(1)
        .$narrowType<{ id_horario: NotNull }>()
        .executeTakeFirst();
      return fila ? aPedido(fila) : null;
    },

    async cambiarEstado(idPedido, desde, hasta, now) {
      const { numUpdatedRows } = await db
        .updateTable("pedidos")
        .set({ estado: hasta, actualizado_en: now.toISOString() })
        .where("id_pedido", "=", idPedido)
        .where("estado", "in", desde)
        .executeTakeFirst();
      const cambiado = numUpdatedRows > 0n;
      if (cambiado && TERMINA_SIN_SESION.has(hasta)) await devolverUsos(db, [idPedido], now);
      return cambiado;
    },

    async rebajar(idPedido, cupon, descuentoCentimos, now) {
      await db
        .updateTable("pedidos")
        .set({ cupon, descuento_centimos: descuentoCentimos, actualizado_en: now.toISOString() })
        .where("id_pedido", "=", idPedido)
        .execute();
    },

    async mudar(idPedido, idHorario, now) {
      await db
        .updateTable("pedidos")
        .set({ id_horario: idHorario, actualizado_en: now.toISOString() })
        .where("id_pedido", "=", idPedido)
        .execute();
    },

    async cerrarPendientes(idsHorario, hasta, now) {
      const cerrados = await db
        .updateTable("pedidos")
        .set({ estado: hasta, actualizado_en: now.toISOString() })
        .where("id_horario", "in", idsHorario)
        .where(VIVO)
        .where("estado", "=", "pendiente")
        .returning("id_pedido")
        .execute();
      await devolverUsos(
        db,
        cerrados.map(({ id_pedido }) => id_pedido),
        now,
      );
    },
  };
}

/** An order that is for a time; those for a pack are the purchases' own. */
const porId = (db: Db | Trx, idPedido: string) =>
  db
    .selectFrom("pedidos")
    .selectAll()
    .where("id_pedido", "=", idPedido)
    .where("id_horario", "is not", null)
    .$narrowType<{ id_horario: NotNull }>();

type FilaDePedido = Omit<Selectable<Tables["pedidos"]>, "id_horario"> & { id_horario: string };

function aPedido(fila: FilaDePedido): Pedido {
  return {
    idPedido: fila.id_pedido,
    idPersona: fila.id_persona,
    idHorario: fila.id_horario,
    estado: fila.estado,
    precioCentimos: fila.precio_centimos,
    cupon: fila.cupon,
    descuentoCentimos: fila.descuento_centimos,
    versionDeDatos: fila.version_de_datos,
    creadoEn: new Date(fila.creado_en),
  };
}
