import { describe, expect, it } from "vitest";
import { simularContencion } from "./contencion/simulacro";

const SIMULACRO = { intentos: 600, horarios: 40, clientes: 16, procesos: 2, matarCada: { intentos: 200 } };

/** The short form of the drill of `npm run bench`: the same processes, crowd and checker. */
describe("a crowd that fights for the same times while processes are killed", { timeout: 300_000 }, () => {
  it("gets each time at most once, and keeps what it was promised", async () => {
    const { roto, inesperados, intentos, muertes, reservados, rechazos } = await simularContencion(SIMULACRO);
    expect({ roto, inesperados, intentos, muertes }).toEqual({
      roto: [],
      inesperados: {},
      intentos: SIMULACRO.intentos,
      muertes: 2,
    });
    expect(reservados).toBeGreaterThan(0);
    expect(rechazos["horario-ocupado"]).toBeGreaterThan(0);
  });

  it("is given times twice when the unique index is gone, and the checker says so", async () => {
    const { roto } = await simularContencion({ ...SIMULACRO, intentos: 200, sinIndice: true });
    expect(roto.filter((texto) => texto.startsWith("double booking"))).not.toEqual([]);
  });
});
