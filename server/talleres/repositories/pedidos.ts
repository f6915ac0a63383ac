import type { Selectable } from "kysely";
import type { Causa } from "../../../app/domain/shared/causa";
import type { PedidoDeTaller } from "../../../app/domain/talleres/ventas/pedidoDeTaller";
import type { PedidoDeTallerRepository } from "../../../app/domain/talleres/ventas/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";
import { aPedido, cerrarPedidos, conRastro, insertarPedido } from "../../ventas/module";

export function makePedidoDeTallerRepository(db: Db | Trx, causa: Causa): PedidoDeTallerRepository {
  const pedidos = () =>
    db
      .selectFrom("pedidos_de_taller as suyo")
      .innerJoin("pedidos", "pedidos.id_pedido", "suyo.id_pedido")
      .selectAll("pedidos")
      .select(DE_TALLER);
  const leerPedido = async (consulta: ReturnType<typeof pedidos>) => {
    const fila = await consulta.executeTakeFirst();
    return fila ? aPedidoDeTaller(fila) : null;
  };
  const deId = (idPedido: string) => pedidos().where("suyo.id_pedido", "=", idPedido);
  return {
    async crear(pedido) {
      const { idPedido, idInscripcion, uid, fecha, titulo, url, inicio } = pedido;
      await conRastro(db, async (trx) => {
        // The order of a workshop reveals nothing about health, so no consent text for health data was accepted (Ley
        // 29733, art. 13.6).
        const escrito = await insertarPedido(trx, pedido, { version_de_datos: "" }, causa);
        if (!escrito) throw new Error(`order ${idPedido} was not written`);
        await trx
          .insertInto("pedidos_de_taller")
          .values({
            id_pedido: idPedido,
            id_inscripcion: idInscripcion,
            uid,
            fecha,
            titulo,
            url,
            inicio: inicio.toISOString(),
            forma_de_pago: null,
          })
          .execute();
      });
    },

    porId: (idPedido) => leerPedido(deId(idPedido)),

    deUnaPersona: (idPedido, idPersona) =>
      leerPedido(deId(idPedido).where("pedidos.id_persona", "=", idPersona)),

    deLaInscripcion: (idInscripcion, estado) =>
      leerPedido(
        pedidos()
          .where("suyo.id_inscripcion", "=", idInscripcion)
          .$if(estado !== undefined, (consulta) => consulta.where("pedidos.estado", "=", estado!))
          .orderBy("pedidos.creado_en", "desc"),
      ),

    async anotarFormaDePago(idPedido, formaDePago) {
      await db
        .updateTable("pedidos_de_taller")
        .set({ forma_de_pago: formaDePago })
        .where("id_pedido", "=", idPedido)
        .execute();
    },

    async cerrarPendientes(idInscripcion, hasta, now) {
      const filas = await db
        .selectFrom("pedidos_de_taller")
        .select("id_pedido")
        .where("id_inscripcion", "=", idInscripcion)
        .execute();
      if (filas.length === 0) return;
      const ids = filas.map(({ id_pedido }) => id_pedido);
      await cerrarPedidos(
        db,
        (pendientes) => pendientes.where("id_pedido", "in", ids).where("estado", "=", "pendiente"),
        { hasta, causa, now },
      );
    },
  };
}

const DE_TALLER = [
  "suyo.id_inscripcion",
  "suyo.uid",
  "suyo.fecha",
  "suyo.titulo",
  "suyo.url",
  "suyo.inicio",
  "suyo.forma_de_pago",
] as const;

type Fila = Selectable<Tables["pedidos"]> & Omit<Selectable<Tables["pedidos_de_taller"]>, "id_pedido">;

const aPedidoDeTaller = (fila: Fila): PedidoDeTaller => ({
  ...aPedido(fila),
  clase: "taller",
  idInscripcion: fila.id_inscripcion,
  uid: fila.uid,
  fecha: fila.fecha,
  titulo: fila.titulo,
  url: fila.url,
  inicio: new Date(fila.inicio),
  formaDePago: fila.forma_de_pago,
});
