import { describe, expect, it } from "vitest";
import { simularReservas } from "./reservas/simulacro";
import { PRODUCTO } from "./servidores";

const SIMULACRO = {
  intentos: 600,
  horarios: 40,
  clientes: 16,
  procesos: 2,
  programa: PRODUCTO,
  matarCada: { intentos: 200 },
  limiteEnSegundos: 120,
};

/** Short form of the simulation of `npm run drill`: the same processes, clients and checker. */
describe("a crowd that fights for the same times while processes are killed", { timeout: 300_000 }, () => {
  it("gets each time at most once, and keeps what it was promised", async () => {
    const { roto, inesperados, intentos, muertes, logrados, vencidos, rechazos } =
      await simularReservas(SIMULACRO);
    expect({ roto, inesperados, intentos, muertes }).toEqual({
      roto: [],
      inesperados: {},
      intentos: SIMULACRO.intentos,
      muertes: 2,
    });
    const recuento = { ...logrados, vencidos, disputados: rechazos["horario-ocupado"] ?? 0 };
    expect(
      Object.values(recuento).every((veces) => veces > 0),
      JSON.stringify(recuento),
    ).toBe(true);
  });
});
