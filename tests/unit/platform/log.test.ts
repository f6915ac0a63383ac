import { execFileSync } from "node:child_process";
import { closeSync, constants, mkdtempSync, openSync, rmSync } from "node:fs";
import { Socket } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { createLogger } from "../../../server/platform/log";

const carpeta = mkdtempSync(path.join(os.tmpdir(), "registro-"));
const abiertos: (() => void)[] = [];
afterEach(() => {
  for (const cerrar of abiertos.splice(0)) cerrar();
  rmSync(carpeta, { recursive: true, force: true });
});

/** Makes a pipe that nobody reads yet. */
function tubo() {
  const nombre = path.join(carpeta, "tubo");
  execFileSync("mkfifo", [nombre]);
  const escribir = openSync(nombre, constants.O_RDWR);
  abiertos.push(() => closeSync(escribir));
  const leer = () => {
    const lector = new Socket({ fd: openSync(nombre, constants.O_RDONLY | constants.O_NONBLOCK) });
    abiertos.push(() => lector.destroy());
    return lector;
  };
  return { escribir, leer };
}

describe("the log", () => {
  it("keeps a few megabytes of what nobody reads and lets go of the rest, and goes on once somebody does", async () => {
    const { escribir, leer } = tubo();
    const log = createLogger({ logLevel: "info" }, escribir);
    const lineas = 20_000;
    for (let numero = 0; numero < lineas; numero++) log.info({ numero, texto: "x".repeat(1_000) });

    const partes: string[] = [];
    const lector = leer().setEncoding("utf8");
    const ultima = new Promise<void>((resolve) => {
      lector.on("data", (parte: string) => {
        partes.push(parte);
        if (partes.slice(-2).join("").endsWith('"msg":"sigo"}\n')) resolve();
      });
    });
    await new Promise((escrito) => log.flush(escrito));
    log.info("sigo");
    await new Promise((escrito) => log.flush(escrito));
    await ultima;
    const leido = partes.join("");
    expect(leido.length).toBeGreaterThan(1_000_000);
    expect(leido.length).toBeLessThan(6_000_000);
    // Every line in the log file is whole.
    const registros = leido
      .trimEnd()
      .split("\n")
      .map((linea) => JSON.parse(linea) as { numero?: number });
    expect(registros[0]!.numero).toBe(0);
  });
});
