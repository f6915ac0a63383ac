import type { UpdateQueryBuilder, UpdateResult } from "kysely";
import type { Db, Trx } from "./client";
import type { Tables } from "./schema";

/** Refuses work outside of a transaction: there a lock ends at once, and decides nothing. */
export function exigirTransaccion(db: Db | Trx): void {
  if (!db.isTransaction) throw new Error("a lock outside of a transaction");
}

/**
 * Begins a statement that locks rows until the transaction ends: an update that sets a column to itself (PostgreSQL §
 * 13.3.2). SQLite has one write lock and no `for update`. Refuses to run outside of a transaction.
 *
 * A limit, such as "at most five a person", needs it: one transaction locks the row of the owner, counts, and inserts.
 *
 * @example
 * const fila = await candado(trx, "recorridos", "ritmo").where("uid", "=", uid).returningAll().executeTakeFirst();
 */
export function candado<Tabla extends keyof Tables>(
  trx: Db | Trx,
  tabla: Tabla,
  columna: keyof Tables[Tabla] & string,
): UpdateQueryBuilder<Tables, Tabla, Tabla, UpdateResult> {
  exigirTransaccion(trx);
  // The cast is safe: TypeScript does not know that the column belongs to the table while both are parameters.
  const [deTabla, suya] = [tabla as "versiones", columna as "numero"];
  const candado = (trx as Db).updateTable(deTabla).set((eb) => ({ [suya]: eb.ref(suya) }));
  return candado as unknown as UpdateQueryBuilder<Tables, Tabla, Tabla, UpdateResult>;
}
