import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";

const dataDir = mkdtempSync(path.join(tmpdir(), "bienestar-ops-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** The built command line as a process of its own. */
function ops(argumentos: string[], env: Record<string, string> = {}) {
  return new Promise<{ codigo: number | null; salida: string; error: string }>((resolve) => {
    const proceso = spawn(process.execPath, ["build/server/ops.js", ...argumentos], {
      env: { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: dataDir, ...env },
    });
    let [salida, error] = ["", ""];
    proceso.stdout.on("data", (trozo: Buffer) => (salida += trozo.toString()));
    proceso.stderr.on("data", (trozo: Buffer) => (error += trozo.toString()));
    proceso.on("close", (codigo) => resolve({ codigo, salida, error }));
  });
}

it("the operator's command line answers as JSON, refuses, and says how it is used, by its status", async () => {
  const lista = await ops(["especialistas", "--json"]);
  expect(lista.codigo).toBe(0);
  const { valor } = JSON.parse(lista.salida) as { valor: { idEspecialista: string }[] };
  const { idEspecialista } = valor[0]!;

  const hecho = await ops(["precio", idEspecialista, "99.50", "--operador", "ana"]);
  expect(hecho).toMatchObject({ codigo: 0, error: "" });
  expect(hecho.salida).toMatch(/Precio: S\/\s99\.50/);

  const rechazado = await ops(["pedido", "nada"]);
  expect(rechazado).toEqual({ codigo: 1, salida: "", error: "No hay un pedido con ese código.\n" });
  expect((await ops(["vuela"])).codigo).toBe(2);
  expect((await ops(["ayuda"])).salida).toContain("npm run ops -- ORDEN");
  expect(await ops(["contenido", "revisar"])).toMatchObject({ codigo: 0, error: "" });

  const sinSecretos = await ops(["conciliar"], { APP_ENV: "production" });
  expect(sinSecretos.codigo).toBe(1);
  expect(sinSecretos.error).toContain("APP_URL");
});
