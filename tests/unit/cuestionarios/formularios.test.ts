import { describe, expect, it, test } from "vitest";
import { fuenteDeArchivos } from "../../../server/contenido/archivos";
import { enUnaLinea } from "../../../server/contenido/problemas";
import { DE_CUESTIONARIOS, leerFormularios } from "../../../server/cuestionarios/escritos";
import { problemaDeVersion } from "../../../server/cuestionarios/formularios";
import { preguntasDe } from "../../../app/domain/cuestionarios/formulario";
import { carpetaDeContenido } from "../../support/contenido";
import { FORMULARIO_DE_PRUEBA } from "../../support/cuestionarios";

const ARCHIVO = "cuestionarios/prueba.yaml";
const { carpeta, escribir } = carpetaDeContenido();
const { direcciones } = await fuenteDeArchivos(carpeta).leer();

async function problemasCon(texto: string) {
  escribir(ARCHIVO, texto);
  return (await leerFormularios(carpeta, DE_CUESTIONARIOS, direcciones)).problemas.map(enUnaLinea);
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
    [
      "pregunta: elegir, es: [a, b]",
      "pregunta: [elegir, peso], es: [a, b]",
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
    [
      "paso: 0.5",
      "paso: 0.5\n        dimension: uno\n        tramos: [{ desde: 1, puntos: 0 }, { desde: 6, puntos: 2 }]",
      `paginas[0].preguntas[2].tramos[0].desde: van en orden y el primero empieza en 0`,
    ],
    [
      "ruta: ruta-de-mar",
      "ruta: ruta-de-tierra",
      `dimensiones[1].recomendacion.ruta: no hay una ruta «ruta-de-tierra»`,
    ],
    [
      "taller: dibujar-el-mar",
      "taller: dibujar-la-tierra",
      `dimensiones[1].recomendacion.taller: no hay un taller «dibujar-la-tierra»`,
    ],
    [
      "lectura/leer-el-mar }",
      "lectura/leer-la-mar }",
      `paginas[0].preguntas[1].opciones[0].pieza: no hay una pieza «lectura/leer-la-mar»`,
    ],
    ["sobre: uno", "sobre: tres", `paginas[0].preguntas[1].sobre: no hay una dimensión «tres»`],
    ["maximo: 20", "maximo: 20\n        color: rojo", `paginas[1].preguntas[3].color: no existe ese campo`],
    [
      `texto: "Sí", alarma: true`,
      `texto: "Sí"`,
      `paginas[1].preguntas[0].opciones[1].alarma: falta: en una pregunta de peligro solo la primera opción va sin alarma`,
    ],
    [
      `texto: "No" }`,
      `texto: "No", alarma: true }`,
      `paginas[1].preguntas[0].opciones[0].alarma: la primera opción es la que dice que no hay peligro`,
    ],
    [
      "texto: ¿Hay peligro?",
      "texto: ¿Hay peligro?\n        requerida: false",
      `paginas[1].preguntas[0].requerida: una pregunta de peligro no se deja sin responder`,
    ],
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

  it("says what a number scores where it measures something", async () => {
    expect(await cambiado("paso: 0.5", "paso: 0.5\n        dimension: uno")).toEqual([
      expect.stringMatching(/preguntas\[2\]\.tramos: falta$/),
    ]);
  });

  it("says on which dimension its options give advice", async () => {
    expect(await cambiado("        sobre: uno\n", "")).toEqual([
      expect.stringMatching(/preguntas\[1\]\.sobre: falta: di sobre qué dimensión aconsejan sus opciones$/),
    ]);
  });

  it("gives points where it measures something", async () => {
    expect(
      await cambiado(
        "puntos: 2 }\n          - { id: c, texto: La C, puntos: 4 }",
        "puntos: 0 }\n          - { id: c, texto: La C, puntos: 0 }",
      ),
    ).toEqual([expect.stringMatching(/: paginas\[0\]\.preguntas\[0\]\.opciones: ninguna da puntos$/)]);
  });

  it("asks for danger, unless it is a survey", async () => {
    const [antes, despues] = FORMULARIO_DE_PRUEBA.split(/ {6}- cod: peligro\n[^]*?(?= {6}- cod: orden)/);
    const linea =
      FORMULARIO_DE_PRUEBA.slice(0, FORMULARIO_DE_PRUEBA.indexOf("\npaginas:")).split("\n").length + 1;
    expect(await problemasCon(antes! + despues!)).toEqual([
      `${ARCHIVO}:${linea}: paginas: falta una pregunta de clase triage, que mire si hay peligro`,
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
    const { formularios, problemas } = await leerFormularios(
      "app/content",
      DE_CUESTIONARIOS,
      nuestro.direcciones,
    );
    expect(problemas).toEqual([]);
    const { form } = formularios.find(({ vigente }) => vigente.form.idform === "test-de-bienestar")!.vigente;
    const preguntas = preguntasDe(form);
    expect(preguntas.length).toBeGreaterThanOrEqual(15);
    expect(preguntas.length).toBeLessThanOrEqual(25);
    expect(form.dimensiones.map(({ id }) => id)).toEqual(["sueno", "animo", "cuerpo", "dinero", "vinculos"]);
    for (const { id } of form.dimensiones) {
      const preguntasDeDimension = preguntas.filter(
        (pregunta) => "dimension" in pregunta && pregunta.dimension === id,
      );
      expect(preguntasDeDimension.length, id).toBeGreaterThanOrEqual(2);
    }
    // Each question about health serves for something: points, help, advice, or the person's own choice and text.
    const sinUso = preguntas.filter(
      (pregunta) =>
        !("dimension" in pregunta && pregunta.dimension) &&
        !(pregunta.tipo === "triage" && pregunta.opciones.some(({ alarma }) => alarma)) &&
        !("sobre" in pregunta && pregunta.opciones.every(({ id, consejo }) => consejo ?? id === "no")) &&
        !["drag-drop", "text"].includes(pregunta.tipo),
    );
    expect(sinUso.map(({ cod }) => cod)).toEqual([]);
    // The test has no clinical scale, by name or by form.
    expect(JSON.stringify(form)).not.toMatch(/PHQ|\bGAD\b|diagn[oó]stic|depresi|ansiedad|trastorno|[¡!]/i);
  });
});
