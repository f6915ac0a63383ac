import { describe, expect, it } from "vitest";
import { comprobar } from "./conteos/comprobar";
import { simularConteos } from "./conteos/simulacro";
import { PRODUCTO } from "./servidores";

const SIMULACRO = {
  vistas: 12_000,
  clientes: 8,
  procesos: 2,
  programa: PRODUCTO,
  matarCada: 5_000,
  guardarCadaEnSegundos: 1,
  limiteEnSegundos: 120,
};

/** Short form of the simulation of `npm run drill`: the same processes and checker, which store each second. */
it("two processes that die lose at most the counts since their last storing, and count nothing twice", async () => {
  const { roto, muertes, vistas, contadas } = await simularConteos(SIMULACRO);
  expect({ roto, muertes }).toEqual({ roto: [], muertes: 2 });
  expect(vistas).toBeGreaterThanOrEqual(SIMULACRO.vistas);
  expect(contadas).toBeGreaterThan(SIMULACRO.vistas / 2);
}, 200_000);

describe("the checker of counts sees", () => {
  const vivo = { respuestas: [10_000, 20_000, 90_000], perdidas: 0, murioEn: null };
  const muerto = { respuestas: [10_000, 20_000, 90_000], perdidas: 1, murioEn: 90_001 };
  const roto = (contadas: number) =>
    comprobar({ procesos: [vivo, muerto], contadas, guardarCadaEnSegundos: 60 }).roto;

  it("a view that counted twice", () => {
    expect(roto(7)).toEqual([]);
    expect(roto(8)).toEqual(["twice: 8 counted of 6 + 1"]);
  });

  it("a view that was lost though more than a minute old", () => {
    expect(roto(5)).toEqual([]);
    expect(roto(4)).toEqual(["lost: 4 counted of 6 - 1"]);
  });

  it("that nothing happened", () => {
    expect(comprobar({ procesos: [], contadas: 0, guardarCadaEnSegundos: 60 }).roto).toEqual([
      "nothing: no view was answered",
    ]);
  });
});
