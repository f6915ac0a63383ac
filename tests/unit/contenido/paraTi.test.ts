import { describe, expect, it } from "vitest";
import type { Pieza } from "../../../app/domain/contenido/contenido";
import { elegirParaTi } from "../../../app/domain/contenido/paraTi";
import { ESPECIALISTAS } from "../../../server/seed/contenido/especialistas/especialistasDeDemostracion";
import { fc } from "../../support/azar";
import { busquedaDeVerdad } from "../../support/busqueda";

const TEMAS = [
  { url: "calma", eligen: ["Ansiedad", "Estrés"] },
  { url: "sueno", eligen: ["Sueño"] },
  { url: "bolsillo", eligen: ["Ahorro"] },
  { url: "mascotas", eligen: [] },
];
const ELEGIBLES = [...TEMAS.flatMap(({ eligen }) => eligen), "Quechua"];

const casos = fc.record({
  elegidos: fc.uniqueArray(fc.constantFrom(...ELEGIBLES)),
  piezas: fc
    .array(fc.uniqueArray(fc.constantFrom(...TEMAS.map(({ url }) => url)), { minLength: 1 }), {
      maxLength: 12,
    })
    .map((todas) => todas.map((temas, indice) => ({ uid: `pieza-${indice}`, temas }) as unknown as Pieza)),
  vistos: fc.uniqueArray(fc.integer({ min: 0, max: 11 })).map((cuales) => cuales.map((i) => `pieza-${i}`)),
  dia: fc.integer({ min: 0, max: 4_000 }),
});
const fechaDelDia = (dia: number) => new Date(Date.UTC(2026, 0, 1 + dia)).toISOString().slice(0, 10);
const conTemas = (elegidos: readonly string[], pieza: Pieza) =>
  TEMAS.some(
    ({ url, eligen }) => pieza.temas.includes(url) && eligen.some((tema) => elegidos.includes(tema)),
  );

describe("what is put before somebody as theirs", () => {
  it("is of a theme that they chose, and says that one", () => {
    fc.assert(
      fc.property(casos, ({ elegidos, piezas, vistos, dia }) => {
        const dado = elegirParaTi({
          elegidos,
          temas: TEMAS,
          piezas,
          vistos: new Set(vistos),
          fecha: fechaDelDia(dia),
        });
        const posibles = piezas.filter((pieza) => conTemas(elegidos, pieza));
        expect(dado === null).toBe(posibles.length === 0);
        if (dado === null) return;
        expect(elegidos).toContain(dado.porque);
        const { url } = TEMAS.find(({ eligen }) => eligen.includes(dado.porque))!;
        expect(dado.pieza.temas).toContain(url);
      }),
    );
  });

  it("is nothing that they saw while there is something that they did not", () => {
    fc.assert(
      fc.property(casos, ({ elegidos, piezas, vistos, dia }) => {
        const dado = elegirParaTi({
          elegidos,
          temas: TEMAS,
          piezas,
          vistos: new Set(vistos),
          fecha: fechaDelDia(dia),
        });
        const sinVer = piezas.filter((una) => conTemas(elegidos, una) && !vistos.includes(una.uid));
        if (sinVer.length > 0) expect(vistos).not.toContain(dado!.pieza.uid);
      }),
    );
  });

  it("does not depend on the order in which things are kept, and each has its day", () => {
    fc.assert(
      fc.property(casos, ({ elegidos, piezas, vistos, dia }) => {
        const en = (cuales: readonly Pieza[], cuando: number, enOrden = elegidos) =>
          elegirParaTi({
            elegidos: enOrden,
            temas: TEMAS,
            piezas: cuales,
            vistos: new Set(vistos),
            fecha: fechaDelDia(cuando),
          });
        expect(en(piezas.toReversed(), dia, elegidos.toReversed())).toEqual(en(piezas, dia));
        const posibles = piezas.filter((una) => conTemas(elegidos, una));
        const sinVer = posibles.filter(({ uid }) => !vistos.includes(uid));
        const entre = sinVer.length > 0 ? sinVer : posibles;
        const dados = new Set(entre.map((_, dias) => en(piezas, dia + dias)!.pieza.uid));
        expect(dados.size).toBe(entre.length);
      }),
    );
  });
});

it("the themes that lead to ours are those that people can choose", async () => {
  const { coleccion } = await busquedaDeVerdad();
  const elegibles = ESPECIALISTAS.flatMap(({ temas }) => temas);
  const eligen = coleccion.temas.flatMap(({ eligen }) => eligen);
  expect(new Set(eligen).size).toBe(eligen.length);
  expect(eligen.filter((tema) => !elegibles.includes(tema))).toEqual([]);
  for (const { url, eligen } of coleccion.temas) {
    expect(eligen.length, url).toBeGreaterThan(0);
    expect(
      coleccion.piezas.some(({ temas }) => temas.includes(url)),
      url,
    ).toBe(true);
  }
});
