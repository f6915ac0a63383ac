import { expect, it } from "vitest";
import { makeConteos } from "~/domain/analitica/conteos/contar";
import type { Conteo, ConteoRepository } from "~/domain/analitica/conteos/conteo";
import { comoPatron } from "~/domain/analitica/eventos";
import { LUNES_8AM } from "../../support/constructores";

/** Counts over a store whose answers are lost as `falla` says, before or after the store has done its work. */
function conteosCon(falla: ("antes" | "despues" | null)[]) {
  const lotes = new Set<string>();
  const sumados: Conteo[] = [];
  const conteos: ConteoRepository = {
    anotarLote: (idLote) => Promise.resolve(!lotes.has(idLote) && Boolean(lotes.add(idLote))),
    sumar: (mas) => Promise.resolve(void sumados.push(...mas)),
    sumados: () => Promise.resolve([]),
    olvidarLotes: () => Promise.resolve(),
  };
  let numero = 0;
  const { pagina, guardar } = makeConteos({
    repos: { conteos },
    now: () => LUNES_8AM,
    newId: () => `lote-${++numero}`,
    async transaccion(hacer) {
      const cuando = falla.shift() ?? null;
      if (cuando === "antes") throw new Error("no answer");
      const hecho = await hacer({ conteos });
      if (cuando === "despues") throw new Error("no answer");
      return hecho;
    },
  });
  return {
    ver: () => pagina(comoPatron("/"), 200),
    guardar,
    cuantos: () => sumados.map((uno) => uno.cuantos),
  };
}

it.each(["antes", "despues"] as const)(
  "a count whose answer is lost %s the work is stored once",
  async (cuando) => {
    const { ver, guardar, cuantos } = conteosCon([cuando]);
    ver();
    await expect(guardar()).rejects.toThrow();
    ver();
    ver();
    await guardar();
    await guardar();
    expect(cuantos()).toEqual([1, 2]);
  },
);

it("two that store at the same time store one lot once", async () => {
  const { ver, guardar, cuantos } = conteosCon([]);
  ver();
  await Promise.all([guardar(), guardar()]);
  expect(cuantos()).toEqual([1]);
});

it("nothing seen stores nothing", async () => {
  const { guardar, cuantos } = conteosCon([]);
  await guardar();
  expect(cuantos()).toEqual([]);
});

it("what was seen while a lot waits is stored with it, also when nothing comes after", async () => {
  const { ver, guardar, cuantos } = conteosCon(["antes"]);
  ver();
  await expect(guardar()).rejects.toThrow();
  ver();
  ver();
  await guardar();
  expect(cuantos()).toEqual([1, 2]);
});
