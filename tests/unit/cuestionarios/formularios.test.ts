import { describe, expect, it, test } from "vitest";
import { fuenteDeArchivos } from "../../../server/contenido/archivos";
import { enUnaLinea } from "../../../server/contenido/problemas";
import { leerFormularios } from "../../../server/cuestionarios/escritos";
import { problemaDeVersion } from "../../../server/cuestionarios/formularios";
import { preguntasDe } from "../../../app/domain/cuestionarios/formulario";
import { carpetaDeContenido } from "../../support/contenido";
import { FORMULARIO_DE_PRUEBA } from "../../support/cuestionarios";

const ARCHIVO = "cuestionarios/prueba.yaml";
const { carpeta, escribir } = carpetaDeContenido();
const { direcciones } = await fuenteDeArchivos(carpeta).leer();

async function problemasCon(texto: string) {
  escribir(ARCHIVO, texto);
  return (await leerFormularios(carpeta, direcciones)).problemas.map(enUnaLinea);
}
const cambiado = (antes: string, despues: string) => {
  expect(FORMULARIO_DE_PRUEBA).toContain(antes);
  return problemasCon(FORMULARIO_DE_PRUEBA.replace(antes, despues));
};

describe("a form that an editor writes", () => {
  it("is right as it is", async () => {
    expect(await problemasCon(FORMULARIO_DE_PRUEBA)).toEqual([]);
  });

  test.each([
    ["idform: prueba", "idform: otra", `idform: no es el nombre del archivo («prueba»)`],
    ["version: 1", "version: uno", `version: tiene que ser un número`],
    [
      "pregunta: elegir, es: [a, b]",
      "pregunta: peso, es: [a, b]",
      `paginas[0].preguntas[1].si[0].pregunta: no hay antes una pregunta «peso»`,
    ],
    ["es: [x] }", "es: [w] }", `paginas[0].preguntas[2].si[0].es[0]: «varias» no tiene la opción «w»`],
    [
      "pregunta: peso, desde: 5",
      "pregunta: elegir, desde: 5",
      `paginas[1].preguntas[0].si[0].pregunta: «elegir» no se responde con un número`,
    ],
    [
      "{ id: b, texto: La B, puntos: 2 }",
      "{ id: b, texto: La B }",
      `paginas[0].preguntas[0].opciones[1].puntos: falta`,
    ],
    ["cod: nota", "cod: orden", `paginas[1].preguntas[3].cod: ya lo tiene otra pregunta`],
    ["desde: 50", "desde: 0", `franjas[1].desde: las franjas van en orden y la primera empieza en 0`],
    [
      "[Uno bajo., Uno alto.]",
      "[Uno bajo., Uno medio., Uno alto.]",
      `dimensiones[0].textos: lleva un texto para cada franja: 2`,
    ],
    [
      "video/mirar-el-mar",
      "video/mirar-la-mar",
      `dimensiones[0].recomendacion.piezas[0]: no hay una pieza «video/mirar-la-mar»`,
    ],
    ["maximo: 20", "maximo: 20\n        color: rojo", `paginas[1].preguntas[3].color: no existe ese campo`],
    ["tipo: nps", "tipo: sms", `paginas[1].preguntas[2].tipo: no tiene la forma que se espera`],
  ])("«%s» written as «%s» is a mistake with its file, line and field", async (antes, despues, esperado) => {
    const linea = FORMULARIO_DE_PRUEBA.slice(0, FORMULARIO_DE_PRUEBA.indexOf(antes)).split("\n").length;
    const masAbajo = despues.split("\n").length - 1;
    expect(await cambiado(antes, despues)).toEqual([`${ARCHIVO}:${linea + masAbajo}: ${esperado}`]);
  });

  it("measures only dimensions that there are, and each of them", async () => {
    expect(await cambiado("dimension: dos", "dimension: tres")).toEqual([
      expect.stringMatching(/: paginas\[0\]\.preguntas\[3\]\.dimension: no hay una dimensión «tres»$/),
      expect.stringMatching(/: dimensiones\[1\]\.id: ninguna pregunta la mide$/),
    ]);
  });

  it("stands in a YAML file of its own", async () => {
    escribir("cuestionarios/notas.txt", "");
    expect(await problemasCon(FORMULARIO_DE_PRUEBA)).toEqual([
      "cuestionarios/notas.txt: aquí van solo archivos .yaml",
    ]);
  });
});

describe("a version that was answered", () => {
  const form = (version: number, huella: string) =>
    problemaDeVersion({ form: { version } as never, huella }, new Map([[2, "dos"]]));

  it("does not change, and what comes after it has a higher number", () => {
    expect(form(2, "dos")).toBeNull();
    expect(form(3, "tres")).toBeNull();
    expect(form(2, "otra")).toBe(
      "la versión 2 ya tiene respuestas y no cambia: escribe el cambio como versión 3",
    );
    expect(form(1, "uno")).toBe("ya se respondió la versión 2: la que sigue es la 3");
  });
});

describe("our own wellness test", () => {
  it("is right, has 15 to 25 questions and measures the five dimensions with two or more each", async () => {
    const nuestro = await fuenteDeArchivos("app/content").leer();
    const { formularios, problemas } = await leerFormularios("app/content", nuestro.direcciones);
    expect(problemas).toEqual([]);
    const { form } = formularios.find(({ vigente }) => vigente.form.idform === "test-de-bienestar")!.vigente;
    const preguntas = preguntasDe(form);
    expect(preguntas.length).toBeGreaterThanOrEqual(15);
    expect(preguntas.length).toBeLessThanOrEqual(25);
    expect(form.dimensiones.map(({ id }) => id)).toEqual(["sueno", "animo", "cuerpo", "dinero", "vinculos"]);
    for (const { id } of form.dimensiones) {
      const suyas = preguntas.filter((una) => "dimension" in una && una.dimension === id);
      expect(suyas.length, id).toBeGreaterThanOrEqual(2);
    }
    // No clinical scale, by name or by the look of it.
    expect(JSON.stringify(form)).not.toMatch(/PHQ|\bGAD\b|diagn[oó]stic|depresi|ansiedad|trastorno|[¡!]/i);
  });
});
