import type { Cambio } from "../../../app/domain/ventas/rastro/cambio";
import type { RastroRepository } from "../../../app/domain/ventas/rastro/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import { sentencia, type Huecos } from "../../platform/database/sentencia";

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

/** Subject of those history lines that are about the order itself. */
export const delPedido = (idPedido: string) => ({ idPedido, asunto: "pedido", idAsunto: idPedido }) as const;

/**
 * Writes lines of the history of orders. Only repositories that change a state call it, in the transaction of the
 * change.
 */
export async function anotarCambios(trx: Db | Trx, cambios: readonly Cambio[]): Promise<void> {
  if (cambios.length === 0) return;
  const [unico, ...otros] = cambios;
  // Nearly every call writes a single change, so it has a prepared statement of its own.
  if (unico && otros.length === 0) {
    await anotarUno(trx, { ...unico, creadoEn: unico.creadoEn.toISOString() });
    return;
  }
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

const anotarUno = sentencia((db, linea: Huecos<Omit<Cambio, "creadoEn"> & { creadoEn: string }>) =>
  db.insertInto("historial").values({
    id_pedido: linea.idPedido,
    asunto: linea.asunto,
    id_asunto: linea.idAsunto,
    desde: linea.desde,
    hasta: linea.hasta,
    causa: linea.causa,
    creado_en: linea.creadoEn,
  }),
);

/** Runs a change and its history lines in one transaction: the open one, or a new one. */
export function conRastro<T>(db: Db | Trx, work: (trx: Db | Trx) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
