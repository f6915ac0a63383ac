import type { Insertable } from "kysely";
import { beforeAll, expect, it } from "vitest";
import type { Tables } from "../../../server/platform/database/schema";
import { sinCondiciones } from "../../support/baseDeDatos";
import { abrirMundo, valor } from "../../support/servicios";

const { db, producto } = await abrirMundo();
beforeAll(() => sinCondiciones(db));

const INSTANTE = new Date(0).toISOString();
const tablas = await db.introspection.getTables();
const cerradas = tablas.flatMap(({ name: tabla, columns }) =>
  columns
    .map(({ name }) => name)
    .filter((columna) => /_cerrad[oa]s?$/.test(columna))
    .map((columna) => ({ cual: `${tabla}.${columna}`, tabla: tabla as "personas", columns })),
);

it("there are rows that are closed", () => expect(cerradas).not.toEqual([]));

/** Encrypted tables. A row that the order `respuestas cerrar` forgets cannot be read once the old key is gone. */
it.each(cerradas)("the order that closes all anew looks at $cual", async ({ tabla, columns }) => {
  const fila = columns.map(({ name, dataType }) => {
    if (/int/i.test(dataType)) return [name, 1];
    return [name, name.endsWith("_en") ? INSTANTE : "lo que ninguna llave abre"];
  });
  await db
    .insertInto(tabla)
    .values(Object.fromEntries(fila) as Insertable<Tables["personas"]>)
    .execute();
  expect(valor(await producto.acts.respuestas.cerrar({ operador: "ana" }))).toMatchObject({ ilegibles: 1 });
});
