import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { openDb } from "../../../server/platform/database/client";
import { migrateAt } from "../../../server/platform/database/migrate";

const raiz = mkdtempSync(path.join(tmpdir(), "bienestar-ops-"));
const dataDir = path.join(raiz, "data");
afterAll(() => rmSync(raiz, { recursive: true, force: true }));

/** Runs the built command line of the operator as a process of its own. */
const ops = (argumentos: string[], env?: Record<string, string>) => correr("ops.js", argumentos, env);

function correr(programa: string, argumentos: string[], env: Record<string, string> = {}) {
  return new Promise<{ codigo: number | null; salida: string; error: string }>((resolve) => {
    const proceso = spawn(process.execPath, [`build/server/${programa}`, ...argumentos], {
      env: { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: dataDir, ...env },
    });
    let [salida, error] = ["", ""];
    proceso.stdout.on("data", (trozo: Buffer) => (salida += trozo.toString()));
    proceso.stderr.on("data", (trozo: Buffer) => (error += trozo.toString()));
    proceso.on("close", (codigo) => resolve({ codigo, salida, error }));
  });
}

it("an order makes no product where there is none, and says what to do", async () => {
  for (const orden of [["especialistas"], ["respaldo"]]) {
    const { codigo, salida, error } = await ops(orden);
    expect([codigo, salida]).toEqual([1, ""]);
    expect(error.trim()).toMatch(/^La base de datos \S+bienestar\.sqlite no existe: .+DATA_DIR/);
  }
  expect(readdirSync(raiz)).toEqual([]);
});

it("an order that lacks the product's environment neither brings the demo into its database nor makes secrets", async () => {
  const base = path.join(raiz, "produccion", "base.sqlite");
  await migrateAt(base);
  const sinSecretos = await ops(["especialistas"], { DATABASE_URL: base });
  expect(sinSecretos).toMatchObject({ codigo: 1, salida: "" });
  expect(sinSecretos.error).toContain("APP_ENV, DATA_DIR, SESSION_SECRET");
  expect(readdirSync(raiz)).toEqual(["produccion"]);

  const secreto = "0123456789abcdef0123456789abcdef";
  const { codigo, salida } = await ops(["especialistas", "--json"], {
    DATABASE_URL: base,
    SESSION_SECRET: `${secreto}-a`,
    RESPUESTAS_SECRET: `${secreto}-b`,
  });
  expect([codigo, JSON.parse(salida)]).toEqual([0, { ok: true, valor: [] }]);
  const db = openDb(base);
  for (const tabla of ["personas", "cupones"] as const) {
    expect([tabla, await db.selectFrom(tabla).selectAll().execute()]).toEqual([tabla, []]);
  }
  await db.destroy();
});

it("an address that is misspelt, or has a password that is not encoded, is refused without being shown", async () => {
  const deUsuario = ["postgres", "ql//u:secreta@h/b"].join("");
  for (const DATABASE_URL of [deUsuario, "postgresq://u:secreta@h/b", "postgres://u:se/secreta@h/b"]) {
    for (const correrlo of [
      () => ops(["respaldo"], { DATABASE_URL }),
      () => correr("main.js", [], { DATABASE_URL }),
    ]) {
      const { codigo, salida, error } = await correrlo();
      expect([codigo, salida]).toEqual([1, ""]);
      expect(error.trim()).toMatch(/^DATABASE_URL no .+\.$/);
      expect(error).not.toContain("secreta");
    }
  }
});

it("the operator's command line answers as JSON, refuses, and says how it is used, by its status", async () => {
  expect(await correr("main.js", ["--reset"])).toMatchObject({ codigo: 0 });
  const lista = await ops(["especialistas", "--json"]);
  expect(lista.codigo).toBe(0);
  const { valor } = JSON.parse(lista.salida) as { valor: { idEspecialista: string }[] };
  const { idEspecialista } = valor[0]!;

  const resultado = await ops(["precio", idEspecialista, "99.50", "--operador", "ana"]);
  expect(resultado).toMatchObject({ codigo: 0, error: "" });
  expect(resultado.salida).toMatch(/Precio: S\/\s99\.50/);

  const rechazado = await ops(["pedido", "nada"]);
  expect(rechazado).toEqual({ codigo: 1, salida: "", error: "No hay un pedido con ese código.\n" });
  expect((await ops(["vuela"])).codigo).toBe(2);
  expect((await ops(["ayuda"])).salida).toContain("npm run ops -- ORDEN");
  expect(await ops(["contenido", "revisar"])).toMatchObject({ codigo: 0, error: "" });

  const sinSecretos = await ops(["conciliar"], { APP_ENV: "production" });
  expect(sinSecretos.codigo).toBe(1);
  expect(sinSecretos.error).toContain("APP_URL");
});
