import { PostgresAdapter } from "kysely";
import { expect, it, vi } from "vitest";
import { sentencia, type Huecos } from "../../../server/platform/database/sentencia";
import type { Db, Trx } from "../../../server/platform/database/client";
import { newDatabase } from "../../support/baseDeDatos";
import { espiar } from "../../support/planes";

const { espia: db, sentencias } = await espiar(await newDatabase());

type Desde = { desde: number; cuantas: number };
const construir = vi.fn((deQuien: Db | Trx, { desde, cuantas }: Huecos<Desde>) =>
  deQuien
    .selectFrom("versiones")
    .select("clave")
    .where("clave", "in", ["la 'una'", "otra", "tercera"])
    .where("numero", ">=", desde)
    .where("numero", "<", 10)
    .orderBy("numero")
    .limit(cuantas),
);
const desde = sentencia(construir);
const claves = async (deQuien: Db | Trx, valores: Desde) =>
  (await desde(deQuien, valores)).map(({ clave }) => clave);

const escribir = (deQuien: Db | Trx, clave: string, numero: number) =>
  deQuien.insertInto("versiones").values({ clave, numero }).execute();

it("is built once and answers each who asks by what they ask", async () => {
  await escribir(db, "la 'una'", 1);
  await escribir(db, "otra", 2);
  await escribir(db, "ajena", 3);
  const respuestas = await Promise.all([
    claves(db, { desde: 1, cuantas: 9 }),
    claves(db, { desde: 2, cuantas: 9 }),
    claves(db, { desde: 1, cuantas: 1 }),
    claves(db, { desde: 3, cuantas: 9 }),
  ]);
  expect(respuestas).toEqual([["la 'una'", "otra"], ["otra"], ["la 'una'"], []]);
  expect(construir).toHaveBeenCalledTimes(1);
});

it("hands over what is asked by, and has all else in its text", async () => {
  await claves(db, { desde: 4, cuantas: 5 });
  const [sentencia] = [...sentencias.values()].filter(({ sql }) => sql.includes("'tercera'"));
  expect(sentencia?.sql).toContain("('la ''una''', 'otra', 'tercera')");
  expect(sentencia?.sql).toContain("< 10");
  expect(sentencia?.parameters).toEqual([4, 5]);
});

it("inserts a row of its values", async () => {
  type Fila = { clave: string; numero: number };
  const insertar = sentencia((deQuien, fila: Huecos<Fila>) => deQuien.insertInto("versiones").values(fila));
  await insertar(db, { clave: "insertada", numero: 80 });
  await insertar(db, { clave: "insertada después", numero: 81 });
  const filas = await db
    .selectFrom("versiones")
    .select("clave")
    .where("numero", ">=", 80)
    .orderBy("numero")
    .execute();
  expect(filas.map(({ clave }) => clave)).toEqual(["insertada", "insertada después"]);
});

it("refuses values with more, fewer or inherited keys than the first, and writes nothing", async () => {
  type Fila = { clave: string; numero: number };
  const insertar = sentencia((deQuien, fila: Huecos<Fila>) => deQuien.insertInto("versiones").values(fila));
  await insertar(db, { clave: "primera", numero: 70 });
  const distintas = [
    { clave: "con otra", numero: 71, hasta: 72 },
    { clave: "sin número" } as Fila,
    Object.assign(Object.create({ numero: 71 }) as Fila, { clave: "con número heredado" }),
  ];
  for (const fila of distintas)
    await expect(insertar(db, fila)).rejects.toThrow("built for the keys clave, numero, and run with clave");
  await insertar(db, { numero: 72, clave: "en otro orden" });
  const filas = await db
    .selectFrom("versiones")
    .select("clave")
    .where("numero", ">=", 70)
    .where("numero", "<", 80)
    .orderBy("numero")
    .execute();
  expect(filas.map(({ clave }) => clave)).toEqual(["primera", "en otro orden"]);
});

it("a limit stands in the text where SQLite would else prepare the statement anew before each run", async () => {
  await db.selectFrom("versiones").select("clave").where("numero", ">=", 90).limit(3).execute();
  const [sentencia] = [...sentencias.values()].filter(({ parameters }) => parameters[0] === 90);
  const enPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  expect(sentencia?.sql).toMatch(enPostgres ? /limit \$2$/ : /limit 3$/);
});

it("reads within a transaction what that wrote, and nobody else does", async () => {
  await db.transaction().execute(async (trx) => {
    await escribir(trx, "tercera", 7);
    expect(await claves(trx, { desde: 7, cuantas: 9 })).toEqual(["tercera"]);
    await trx.deleteFrom("versiones").where("clave", "=", "tercera").execute();
  });
  expect(await claves(db, { desde: 7, cuantas: 9 })).toEqual([]);
});
