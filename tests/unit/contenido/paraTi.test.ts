import { describe, expect, it } from "vitest";
import type { Pieza } from "../../../app/domain/contenido/contenido";
import { elegirParaTi, porSuTema } from "../../../app/domain/contenido/avances/paraTi";
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
    .array(
      fc.record({
        temas: fc.uniqueArray(fc.constantFrom(...TEMAS.map(({ url }) => url)), { minLength: 1 }),
        para: fc.uniqueArray(fc.constantFrom(...ELEGIBLES), { maxLength: 2 }),
      }),
      { maxLength: 12 },
    )
    .map((todas) => todas.map((pieza, indice) => ({ uid: `pieza-${indice}`, ...pieza }) as unknown as Pieza)),
  vistos: fc.uniqueArray(fc.integer({ min: 0, max: 11 })).map((indices) => indices.map((i) => `pieza-${i}`)),
  dia: fc.integer({ min: 0, max: 4_000 }),
});
const fechaDelDia = (dia: number) => new Date(Date.UTC(2026, 0, 1 + dia)).toISOString().slice(0, 10);
/**
 * True when a chosen theme leads to the piece: by the piece's own words or, when no piece has that word, by its theme.
 */
const llevanA = (elegidos: readonly string[], pieza: Pieza, piezas: readonly Pieza[]) =>
  elegidos.some((elegido) =>
    piezas.some(({ para }) => para.includes(elegido))
      ? pieza.para.includes(elegido)
      : TEMAS.some(({ url, eligen }) => pieza.temas.includes(url) && eligen.includes(elegido)),
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
        const posibles = piezas.filter((pieza) => llevanA(elegidos, pieza, piezas));
        expect(dado === null).toBe(posibles.length === 0);
        if (dado === null) return;
        expect(elegidos).toContain(dado.porque);
        expect(llevanA([dado.porque], dado.pieza, piezas)).toBe(true);
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
        const sinVer = piezas.filter(
          (pieza) => llevanA(elegidos, pieza, piezas) && !vistos.includes(pieza.uid),
        );
        if (sinVer.length > 0) expect(vistos).not.toContain(dado!.pieza.uid);
      }),
    );
  });

  it("does not depend on the order in which things are kept, and each has its day", () => {
    fc.assert(
      fc.property(casos, ({ elegidos, piezas, vistos, dia }) => {
        const en = (candidatas: readonly Pieza[], cuando: number, enOrden = elegidos) =>
          elegirParaTi({
            elegidos: enOrden,
            temas: TEMAS,
            piezas: candidatas,
            vistos: new Set(vistos),
            fecha: fechaDelDia(cuando),
          });
        expect(en(piezas.toReversed(), dia, elegidos.toReversed())).toEqual(en(piezas, dia));
        const posibles = piezas.filter((pieza) => llevanA(elegidos, pieza, piezas));
        const sinVer = posibles.filter(({ uid }) => !vistos.includes(uid));
        const entre = sinVer.length > 0 ? sinVer : posibles;
        const dados = new Set(entre.map((_, dias) => en(piezas, dia + dias)!.pieza.uid));
        expect(dados.size).toBe(entre.length);
      }),
    );
  });
});

it("a card says the theme that was chosen, and no other, of all that can be chosen and shown", async () => {
  const { coleccion } = await busquedaDeVerdad();
  const { temas, piezas } = coleccion;
  const deDosTemas = piezas.filter((pieza) => pieza.temas.length > 1);
  expect(deDosTemas.length).toBeGreaterThan(0);
  for (const pieza of deDosTemas)
    for (const { url, eligen } of temas.filter((tema) => pieza.temas.includes(tema.url)))
      for (const porque of eligen) {
        const mostrada = porSuTema({ pieza, porque }, temas);
        expect(mostrada.temas[0], `${pieza.uid}: ${porque}`).toBe(url);
        expect(mostrada.temas.toSorted()).toEqual(pieza.temas.toSorted());
      }
});

it("the themes that lead to ours are those that people can choose", async () => {
  const { coleccion } = await busquedaDeVerdad();
  const elegibles = ESPECIALISTAS.flatMap(({ temas }) => temas);
  const eligen = coleccion.temas.flatMap(({ eligen }) => eligen);
  expect(new Set(eligen).size).toBe(eligen.length);
  const temasDePiezas = coleccion.piezas.flatMap(({ para }) => para);
  expect([...eligen, ...temasDePiezas].filter((tema) => !elegibles.includes(tema))).toEqual([]);
  for (const { url, eligen } of coleccion.temas) {
    expect(eligen.length, url).toBeGreaterThan(0);
    expect(
      coleccion.piezas.some(({ temas }) => temas.includes(url)),
      url,
    ).toBe(true);
  }
});

/** Themes for which there is no general advice, because it depends on the person's case. The home page says so. */
const SOLO_CON_ESPECIALISTA = [
  "Alimentación con diabetes",
  "Digestión",
  "Embarazo y lactancia",
  "Viajes de altura",
];

it("whatever people can choose leads to something of ours, but for what is only for specialists", async () => {
  const { coleccion } = await busquedaDeVerdad();
  const sinNada = [...new Set(ESPECIALISTAS.flatMap(({ temas }) => temas))].filter(
    (tema) =>
      elegirParaTi({ ...coleccion, elegidos: [tema], vistos: new Set(), fecha: "2026-11-22" }) === null,
  );
  expect(sinNada.sort()).toEqual(SOLO_CON_ESPECIALISTA);
});

it("who chose their cat or what they owe is shown what is about that", async () => {
  const { coleccion } = await busquedaDeVerdad();
  const elige = (tema: string, fecha: string) =>
    elegirParaTi({ ...coleccion, elegidos: [tema], vistos: new Set(), fecha })?.pieza.url;
  expect(elige("Gatos", "2026-11-22")).toBe("cuidados-de-tu-mascota");
  const deDeudas = Array.from({ length: 12 }, (_, dia) =>
    elige("Deudas", `2026-12-${String(dia + 1).padStart(2, "0")}`),
  );
  expect(new Set(deDeudas)).toEqual(
    new Set(["lista-de-deudas", "presupuesto-del-mes", "hablar-de-plata-en-casa"]),
  );
});
