import { expect, it } from "vitest";
import { simularPagos } from "./pagos/simulacro";

/** Short form of the simulation of `npm run drill`: the same processes, gateway, buyers and checker. */
it("converges to one session or one full refund for each payment, whoever dies", async () => {
  const resultado = await simularPagos({
    pagos: 60,
    compradores: 12,
    procesos: 2,
    matarCada: { compras: 20 },
    salto: 12,
    decisionEnMs: 200,
    limiteEnSegundos: 60,
    limiteDeConvergenciaEnSegundos: 60,
  });
  const { roto, pendientes, inesperados } = resultado;
  expect({ roto, pendientes, inesperados }).toEqual({ roto: [], pendientes: 0, inesperados: {} });
  expect(resultado.pagos).toBeGreaterThanOrEqual(60);
  expect(resultado.muertes).toBeGreaterThan(2);
  expect(resultado.muertesEnEsperas).toBeGreaterThan(20);
  expect(resultado.devueltoCentimos).toBeGreaterThan(0);
  expect(resultado.devueltoCentimos).toBeLessThan(resultado.cargadoCentimos);
});
