import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cifrarClave, claveDeNadie, verificarClave } from "../../../server/cuentas/identidad/claves";

/** The nice value of a thread of this process, as Linux writes it: the 17th field after the name in brackets. */
function cede(hilo: string): number {
  const estado = readFileSync(`/proc/self/task/${hilo}/stat`, "utf8");
  return Number(estado.slice(estado.lastIndexOf(")") + 2).split(" ")[16]);
}

describe("threads that hash passwords", () => {
  it("tell the right password from another, and no account from none", async () => {
    const resumen = await cifrarClave("camino de piedra");
    expect(resumen).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verificarClave(resumen, "camino de piedra")).toBe(true);
    expect(await verificarClave(resumen, "camino de tierra")).toBe(false);
    expect(await verificarClave(null, "camino de piedra")).toBe(false);
  });

  it("have as much to do for an account that is not there as for one that is", async () => {
    const forma = (claveHash: string) =>
      claveHash.split("$").map((parte, indice) => (indice < 4 ? parte : Buffer.from(parte, "base64").length));
    const deNadie = await claveDeNadie();
    expect(forma(deNadie)).toEqual(forma(await cifrarClave("una clave")));
    expect(await verificarClave(deNadie, "una clave")).toBe(false);
  });

  it("go on after a hash that nobody can read", async () => {
    await expect(verificarClave("no es un resumen", "una clave")).rejects.toThrow();
    const resumen = await cifrarClave("otra clave");
    expect(await verificarClave(resumen, "otra clave")).toBe(true);
  });

  it.runIf(process.platform === "linux")("yield to those that answer requests", async () => {
    await cifrarClave("una clave");
    // The first thread has the number of the process, which may itself have been started with a lower priority.
    const deQuienAtiende = cede(String(process.pid));
    expect(Math.max(...readdirSync("/proc/self/task").map(cede))).toBeGreaterThan(deQuienAtiende);
  });
});
