import { describe, expect, it } from "vitest";
import type { Pieza } from "../../../app/domain/contenido/contenido";
import { direccionDeMedio } from "../../../app/domain/contenido/contenido";
import {
  estaPublicada,
  filtrar,
  ordenar,
  CRITERIOS,
  relacionadasCon,
  temasPresentes,
} from "../../../app/domain/contenido/reglas";
import { fc } from "../../support/azar";

const AHORA = new Date("2026-11-22T13:00:00Z");
const antes = (milisegundos: number) => new Date(AHORA.getTime() - milisegundos);

function unaPieza(url: string, cambios: Partial<Omit<Pieza, "tipo">> = {}): Pieza {
  return {
    tipo: "lectura",
    uidCms: `cms-${url}`,
    uid: url,
    url,
    antes: [],
    titulo: url,
    resumen: "",
    temas: ["calma"],
    para: [],
    nivel: "inicial",
    minutos: 3,
    autor: { uid: "equipo", nombre: "El equipo", presentacion: "" },
    publicado: antes(1),
    despublicado: null,
    relacionados: [],
    cuidado: null,
    revision: null,
    cuerpo: "",
    ...cambios,
  };
}
const urls = (piezas: readonly Pieza[]) => piezas.map(({ url }) => url);

describe("a piece", () => {
  it("is published exactly at its date, and not a millisecond before", () => {
    expect(estaPublicada({ publicado: AHORA, despublicado: null }, AHORA)).toBe(true);
    expect(estaPublicada({ publicado: AHORA, despublicado: null }, antes(1))).toBe(false);
  });

  it("is no longer so exactly at the other date", () => {
    const pieza = { publicado: antes(1000), despublicado: AHORA };
    expect(estaPublicada(pieza, antes(1))).toBe(true);
    expect(estaPublicada(pieza, AHORA)).toBe(false);
  });
});

describe("a list", () => {
  const piezas = [
    unaPieza("b", { publicado: antes(50), minutos: 2, titulo: "Ñandú" }),
    unaPieza("a", {
      publicado: antes(10),
      minutos: 5,
      titulo: "Nube",
      nivel: "avanzado",
      temas: ["sueno", "calma"],
    }),
    unaPieza("c", { publicado: antes(90), minutos: 5, titulo: "Águila", temas: ["sueno"] }),
  ];

  it("is ordered by date, by length or by title as Spanish has it", () => {
    expect(urls(ordenar(piezas, "recientes"))).toEqual(["a", "b", "c"]);
    expect(urls(ordenar(piezas, "cortos"))).toEqual(["b", "c", "a"]);
    expect(urls(ordenar(piezas, "titulo"))).toEqual(["c", "a", "b"]);
  });

  it("has one order, however it came", () => {
    const alguna = fc.record({ minutos: fc.nat(2), titulo: fc.constantFrom("A", "a", "á"), dia: fc.nat(2) });
    fc.assert(
      fc.property(fc.array(alguna, { maxLength: 8 }), fc.constantFrom(...CRITERIOS), (datos, criterio) => {
        const piezas = datos.map(({ dia, ...resto }, i) =>
          unaPieza(`p${i}`, { ...resto, publicado: antes(dia) }),
        );
        expect(urls(ordenar(piezas.toReversed(), criterio))).toEqual(urls(ordenar(piezas, criterio)));
      }),
    );
  });

  it("is narrowed by theme, level and length, each when asked for", () => {
    expect(urls(filtrar(piezas, {}))).toEqual(["b", "a", "c"]);
    expect(urls(filtrar(piezas, { tema: "sueno" }))).toEqual(["a", "c"]);
    expect(urls(filtrar(piezas, { tema: "sueno", nivel: "inicial" }))).toEqual(["c"]);
    expect(urls(filtrar(piezas, { minutos: 2 }))).toEqual(["b"]);
    expect(filtrar(piezas, { minutos: 1 })).toEqual([]);
    const grabada = { ...unaPieza("v", { minutos: 3 }), duracionEnSegundos: 68 };
    expect(urls(filtrar([grabada], { minutos: 1 }))).toEqual(["v"]);
  });

  it("offers only the themes that it has", () => {
    const tema = (url: string) => ({
      uidCms: url,
      uid: url,
      url,
      nombre: url,
      resumen: "",
      color: "coaching" as const,
      delicado: false,
      salud: false,
      eligen: [],
    });
    const [calma, sueno, bolsillo] = [tema("calma"), tema("sueno"), tema("bolsillo")];
    expect(temasPresentes([bolsillo, sueno, calma], piezas)).toEqual([sueno, calma]);
  });
});

describe("what goes well with a piece", () => {
  const pieza = unaPieza("esta", {
    temas: ["calma", "sueno"],
    relacionados: [
      { tipo: "lectura", url: "elegida" },
      { tipo: "lectura", url: "por-venir" },
      { tipo: "video", url: "elegida" },
    ],
  });
  const otras = [
    unaPieza("una-en-comun", { publicado: antes(1) }),
    unaPieza("dos-en-comun", { temas: ["sueno", "calma"], publicado: antes(500) }),
    unaPieza("nada-en-comun", { temas: ["bolsillo"] }),
    unaPieza("elegida", { temas: ["bolsillo"] }),
    unaPieza("por-venir", { publicado: new Date(AHORA.getTime() + 1) }),
  ];

  it("is first what its editor chose and is published, then what shares most themes, never itself", () => {
    expect(urls(relacionadasCon(pieza, { piezas: [pieza, ...otras] }, AHORA, 9))).toEqual([
      "elegida",
      "dos-en-comun",
      "una-en-comun",
    ]);
  });

  it("is as much as there is room for", () => {
    expect(urls(relacionadasCon(pieza, { piezas: otras }, AHORA, 1))).toEqual(["elegida"]);
  });
});

it("a file of ours has an address that changes with it; a content system's is left as it is", () => {
  const huella = "0123456789abcdef".repeat(4);
  expect(direccionDeMedio({ ruta: "videos/a/audio.m4a", huella })).toBe(
    "/medios/0123456789abcdef/videos/a/audio.m4a",
  );
  expect(direccionDeMedio({ ruta: "https://cms.example/a.m4a", huella })).toBe("https://cms.example/a.m4a");
});
