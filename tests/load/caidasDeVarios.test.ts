import { describe, expect, it } from "vitest";
import { juzgarCobros, juzgarReparto } from "./caidas/comprobarVarios";
import { simularCobros } from "./caidas/cobros";
import { simularReparto } from "./caidas/correos";
import { falladas } from "./informe";

/**
 * Short forms of the simulations with several processes; those that need Debian's programs run with `npm run drill`.
 */
describe("two processes on one database", { timeout: 300_000 }, () => {
  it("send each mail once, however slow the mail server is", async () => {
    const datos = await simularReparto({ correos: 10, demoraEnMs: 1_000, limiteEnMs: 60_000 });
    expect(falladas(juzgarReparto(datos))).toEqual([]);
  });

  it("ask about each open payment one at a time, however slow the gateway is", async () => {
    const datos = await simularCobros({ cobros: 6, demoraEnMs: 1_000, segundos: 14 });
    expect(falladas(juzgarCobros(datos))).toEqual([]);
  });
});
