import { expect, it } from "vitest";
import { simularReclamos } from "./reclamos/simulacro";
import { PRODUCTO } from "./servidores";

const SIMULACRO = { hojas: 60, despues: 12, procesos: 2, programa: PRODUCTO, matarCada: 18 };

/** Short form of the simulation of `npm run drill`: the same processes, persons and checker. */
it("numbers complaints without a gap or a repeat, whoever dies, and after a backup is put back", async () => {
  const { presentadas, enElRespaldo, alFinal, muertes, roto } = await simularReclamos(SIMULACRO);
  expect(roto).toEqual([]);
  expect({ presentadas, muertes, alFinal }).toEqual({
    presentadas: SIMULACRO.hojas,
    muertes: 3,
    alFinal: enElRespaldo + SIMULACRO.despues,
  });
  expect(enElRespaldo).toBeGreaterThan(0);
}, 180_000);
