import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../../../server/platform/database/client";

/** Digest of the contents of each table of a database. */
export async function huellaDeTodo(db: Db): Promise<Map<string, string>> {
  const tablas = (await db.introspection.getTables()).filter(({ isView }) => !isView);
  const huellas = new Map<string, string>();
  for (const { name } of tablas) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    const filas = rows.map((fila) => JSON.stringify(fila)).sort();
    huellas.set(name, createHash("sha256").update(filas.join("\n")).digest("hex"));
  }
  return huellas;
}

/** Tables in which a row was added, removed or changed. */
export function tablasCambiadas(antes: Map<string, string>, despues: Map<string, string>): string[] {
  return [...new Set([...antes.keys(), ...despues.keys()])]
    .filter((tabla) => antes.get(tabla) !== despues.get(tabla))
    .sort();
}
