import { describe, expect, it, test } from "vitest";
import { CLASES_DE_PASO } from "../../../app/domain/rutas/ruta";
import { fuenteDeArchivos } from "../../../server/contenido/archivos";
import { enUnaLinea } from "../../../server/contenido/problemas";
import { leerRutas } from "../../../server/rutas/escritas";
import { carpetaDeContenido, RUTA_DE_PRUEBA } from "../../support/contenido";

const ARCHIVO = "rutas/ruta-de-mar.yaml";
const { carpeta, escribir, borrar } = carpetaDeContenido();
const { direcciones } = await fuenteDeArchivos(carpeta).leer();

async function problemasCon(texto: string) {
  escribir(ARCHIVO, texto);
  return (await leerRutas(carpeta, direcciones)).problemas.map(enUnaLinea);
}
const cambiada = (antes: string, despues: string) => {
  expect(RUTA_DE_PRUEBA).toContain(antes);
  return problemasCon(RUTA_DE_PRUEBA.replace(antes, despues));
};

describe("a route that an editor writes", () => {
  it("is right as it is", async () => {
    expect(await problemasCon(RUTA_DE_PRUEBA)).toEqual([]);
  });

  test.each([
    ["url: ruta-de-mar", "url: otra-cosa", "url: no es el nombre del archivo («ruta-de-mar»)"],
    ["temas: [calma]", "temas: [nada]", "temas[0]: el tema «nada» no existe"],
    ["url: mirar-el-mar", "url: mirar-nada", "pasos[0].url: no hay «video/mirar-nada»"],
    ["url: dibujar-el-mar", "url: dibujar-nada", "pasos[3].url: no hay «taller/dibujar-nada»"],
    // Only the test has a page; a survey leaves no result to look up.
    ["titulo: Cómo estás", "titulo: Cómo estás, idform: nps", "pasos[5].idform: no existe ese campo"],
    ["id: llenar", "id: mirar", "pasos[1].id: ya lo tiene otro paso"],
    ["id: verde", "id: azul", "pasos[4].opciones: repite una opción"],
    ["especialidad: psicologia", "especialidad: magia", "pasos[6].especialidad: tiene que ser uno de estos"],
    ["nivel: inicial", "nivel: inicial\nsigue: [ruta-de-mar]", "sigue[0]: no hay otra ruta «ruta-de-mar»"],
    ["nivel: inicial", "nivel: inicial\nplanes: [ORO]", "planes[0]: tiene que ser uno de estos"],
    [
      "nivel: inicial",
      "nivel: inicial\ndespublicado: 2026-10-01 08:00",
      "despublicado: es antes de que se publique",
    ],
    ["nivel: inicial", "nivel: inicial\npromesa: sanar", "promesa: no existe ese campo"],
  ])("with «%s» written as «%s» is told where it is wrong", async (antes, despues, mensaje) => {
    const problemas = await cambiada(antes, despues);
    expect(problemas).toEqual([expect.stringContaining(`: ${mensaje}`)]);
    expect(problemas[0]).toMatch(new RegExp(`^${ARCHIVO}:\\d+: `));
  });

  it("has from five to twelve steps", async () => {
    const [cabeza] = RUTA_DE_PRUEBA.split("pasos:\n");
    const pasos = (cuantos: number) =>
      Array.from({ length: cuantos }, (_, n) => `  - { id: paso-${n}, clase: lectura, url: leer-el-mar }\n`);
    for (const [cuantos, problemas] of [
      [4, ["pasos: lleva al menos 5"]],
      [5, []],
      [12, []],
      [13, ["pasos: lleva a lo más 12"]],
    ] as const) {
      const lineas = await problemasCon(`${cabeza}pasos:\n${pasos(cuantos).join("")}`);
      expect(lineas.map((linea) => linea.replace(/^[^:]+:\d+: /, ""))).toEqual(problemas);
    }
  });

  it("shares its keys with no other", async () => {
    await problemasCon(RUTA_DE_PRUEBA);
    escribir("rutas/otra-ruta.yaml", RUTA_DE_PRUEBA.replace("url: ruta-de-mar", "url: otra-ruta"));
    const { problemas, valor } = await leerRutas(carpeta, direcciones);
    borrar("rutas/otra-ruta.yaml");
    expect(problemas.map(enUnaLinea)).toEqual([
      "rutas/ruta-de-mar.yaml:2: uid: ya lo tiene la ruta «otra-ruta»",
      "rutas/ruta-de-mar.yaml:1: uidCms: ya lo tiene la ruta «otra-ruta»",
    ]);
    expect(valor.rutas.map(({ url }) => url)).toEqual(["otra-ruta"]);
  });
});

describe("our own routes", () => {
  it("are at least five, of every kind of step, with some of a plan", async () => {
    const { direcciones: nuestras } = await fuenteDeArchivos("app/content").leer();
    const { valor, problemas } = await leerRutas("app/content", nuestras);
    expect(problemas).toEqual([]);
    expect(valor.rutas.length).toBeGreaterThanOrEqual(5);
    const clases = new Set(valor.rutas.flatMap(({ pasos }) => pasos.map(({ clase }) => clase)));
    expect([...clases].sort()).toEqual([...CLASES_DE_PASO].sort());
    expect(valor.rutas.some(({ planes }) => planes !== undefined)).toBe(true);
  });
});
