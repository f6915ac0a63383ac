import { expect, it } from "vitest";
import { PRODUCTO } from "./servidores";
import { CUPOS, PERSONAS, simularTalleres } from "./talleres/simulacro";

const FECHAS = 2;

/** Short form of the simulation of `npm run drill`: the same processes, people and checker. */
it("lets in thirty of a hundred who ask at once, and keeps the others in line, whoever dies", async () => {
  const { repetidos, dentro, esperando, muertes, inesperados, roto } = await simularTalleres({
    fechas: FECHAS,
    procesos: 2,
    programa: PRODUCTO,
    limiteEnSegundos: 60,
  });
  expect({ dentro, esperando, muertes, inesperados, roto }).toEqual({
    dentro: FECHAS * CUPOS,
    esperando: FECHAS * (PERSONAS - CUPOS),
    muertes: FECHAS,
    inesperados: {},
    roto: [],
  });
  expect(repetidos).toBeGreaterThan(0);
}, 150_000);
