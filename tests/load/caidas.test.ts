import { describe, expect, it } from "vitest";
import {
  juzgarArranques,
  juzgarAusencia,
  juzgarCandado,
  juzgarDisco,
  juzgarParada,
  juzgarReinicio,
} from "./caidas/comprobar";
import { simularArranques } from "./caidas/arranques";
import { simularParada } from "./caidas/parada";
import { simularAusencia, simularCandado, simularDisco, simularReinicio } from "./caidas/simulacros";
import { sinElReloj } from "./caidas/sinElReloj";

/** Short forms of the simulations of `npm run drill -- caidas`: the same processes, the same checkers. */
describe("the built site stands when", { timeout: 300_000 }, () => {
  it("PostgreSQL ends all its connections", async () => {
    expect(sinElReloj(juzgarReinicio(await simularReinicio({ veces: 2 })))).toEqual([]);
  });

  it("another program keeps the SQLite file locked", async () => {
    expect(sinElReloj(juzgarCandado(await simularCandado({ segundos: 9 })))).toEqual([]);
  });

  it("the disk is full", async () => {
    const { caida, registro } = await simularDisco();
    expect(sinElReloj(juzgarDisco(caida, registro))).toEqual([]);
  });

  it("PostgreSQL says nothing any more", async () => {
    expect(sinElReloj(juzgarAusencia(await simularAusencia("callada", { segundos: 12 })))).toEqual([]);
  });

  it("its storage is broken or gone, and says in one sentence why it does not start", async () => {
    expect(sinElReloj(juzgarArranques(await simularArranques()))).toEqual([]);
  });

  it("it is asked to stop in the middle of its mails", async () => {
    const { ms, estado } = await simularParada({ correos: 6, demoraEnMs: 3_000, motor: "SQLite" });
    expect(sinElReloj(juzgarParada(ms, estado))).toEqual([]);
  });
});
