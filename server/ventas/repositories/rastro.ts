import type { Cambio } from "../../../app/domain/ventas/rastro/cambio";
import type { RastroRepository } from "../../../app/domain/ventas/rastro/repositorio";
import type { Db, Trx } from "../../platform/database/client";

export function makeRastroRepository(db: Db | Trx): RastroRepository {
  return {
    async delPedido(idPedido) {
      const filas = await db
        .selectFrom("historial")
        .selectAll()
        .where("id_pedido", "=", idPedido)
        .orderBy("numero")
        .execute();
      return filas.map((fila) => ({
        idPedido: fila.id_pedido,
        asunto: fila.asunto,
        idAsunto: fila.id_asunto,
        desde: fila.desde,
        hasta: fila.hasta,
        causa: fila.causa,
        creadoEn: new Date(fila.creado_en),
      }));
    },
  };
}

/** What the lines of an order itself are about. */
export const delPedido = (idPedido: string) => ({ idPedido, asunto: "pedido", idAsunto: idPedido }) as const;

/** Writes lines of the history. Only the repositories that change states do, in the transaction of the change. */
export async function anotarCambios(trx: Db | Trx, cambios: readonly Cambio[]): Promise<void> {
  if (cambios.length === 0) return;
  await trx
    .insertInto("historial")
    .values(
      cambios.map(({ idPedido, asunto, idAsunto, desde, hasta, causa, creadoEn }) => ({
        id_pedido: idPedido,
        asunto,
        id_asunto: idAsunto,
        desde,
        hasta,
        causa,
        creado_en: creadoEn.toISOString(),
      })),
    )
    .execute();
}

/** Runs a change and its lines in the transaction that there is, or in one of their own: never one without the other. */
export function conRastro<T>(db: Db | Trx, work: (trx: Db | Trx) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
