import { expect, it } from "vitest";
import { simularReclamos } from "./reclamos/simulacro";
import { PRODUCTO } from "./servidores";

/** Whole size of the drill, on SQLite. `npm run drill -- reclamos` repeats it on PostgreSQL. */
it("numbers 500 complaints filed at once without a gap or a repeat, whoever dies", async () => {
  const resultado = await simularReclamos({
    ...{ hojas: 500, despues: 100, procesos: 4, programa: PRODUCTO, matarCada: 60 },
  });
  expect(resultado.roto).toEqual([]);
  expect(resultado).toMatchObject({ presentadas: 500, muertes: 8, alFinal: resultado.enElRespaldo + 100 });
}, 300_000);
