import { describe, expect, it } from "vitest";
import { contar, enFilas, npsDe } from "../../../app/domain/cuestionarios/encuestas/resultados";
import { formulario } from "../../../app/domain/cuestionarios/formulario";
import { parse } from "yaml";
import { FORMULARIO_DE_PRUEBA, formularioDePrueba } from "../../support/cuestionarios";

const form = await formularioDePrueba();
const notas = (veces: Record<number, number>) =>
  Object.entries(veces).flatMap(([nota, cuantas]) => Array.from({ length: cuantas }, () => Number(nota)));

describe("the NPS", () => {
  it.each([
    [{ 10: 5, 9: 1, 8: 2, 6: 2 }, 40],
    [{ 7: 3, 8: 3 }, 0],
    [{ 0: 2, 6: 3 }, -100],
    [{ 9: 4, 10: 4 }, 100],
  ])("of %j is %i", (veces, puntaje) => {
    expect(npsDe(notas(veces))?.puntaje).toBe(puntaje);
  });

  it("has the interval of the adjusted Wald method, which holds it and narrows as answers come", () => {
    // With 50 promoters, 30 passives and 20 detractors: (50.75 - 20.75) / 103 = 0.2913, with a variance of 0.6094.
    expect(npsDe(notas({ 9: 50, 8: 30, 3: 20 }))).toEqual({ puntaje: 30, desde: 14, hasta: 44 });
    const pocas = npsDe(notas({ 10: 5 }))!;
    expect(pocas.desde).toBeLessThan(100);
    expect(pocas.hasta).toBe(100);
    expect(npsDe(notas({ 10: 500 }))!.desde).toBeGreaterThan(pocas.desde);
    // Five answers are far from sure: (5.75 - 0.75) / 8 = 0.625, with a variance of 0.4219.
    expect(pocas.desde).toBe(17);
    expect(npsDe([])).toBeNull();
  });
});

describe("the counts of a survey", () => {
  const respuestasConNota = (nota: string) => [
    { codPregunta: "recomendar", completado: true, respuesta: [{ idRespuesta: nota, texto: nota }] },
  ];

  it("tell nothing of fewer than five, in a question neither", () => {
    expect(
      contar(
        form,
        Array.from({ length: 4 }, () => respuestasConNota("9")),
      ),
    ).toMatchObject({ respuestas: null, preguntas: null });
    const cinco = contar(
      form,
      Array.from({ length: 5 }, () => respuestasConNota("9")),
    );
    const de = (cod: string) => cinco.preguntas!.find(({ codPregunta }) => codPregunta === cod)!;
    expect(de("recomendar")).toMatchObject({
      respuestas: 5,
      veces: { "9": 5, "0": 0 },
      nps: { puntaje: 100 },
    });
    expect(de("elegir")).toMatchObject({ respuestas: null, veces: null });
    const filas = enFilas(cinco);
    expect(filas.filter(({ pregunta }) => pregunta === "elegir")).toEqual([]);
    expect(filas).toContainEqual(
      expect.objectContaining({ pregunta: "recomendar", dato: "veces", respuesta: "9", valor: 5 }),
    );
  });

  it("tell nothing of a question that four of five answered", () => {
    const vacia = [{ codPregunta: "recomendar", completado: true, respuesta: [] }];
    const deCinco = (con: number) =>
      contar(
        form,
        Array.from({ length: 5 }, (_, indice) => (indice < con ? respuestasConNota("9") : vacia)),
      ).preguntas!.find(({ codPregunta }) => codPregunta === "recomendar");
    expect(deCinco(4)).toMatchObject({ respuestas: null, veces: null, nps: null });
    expect(deCinco(5)).toMatchObject({ respuestas: 5, nps: { puntaje: 100 } });
  });

  it("show what was written in no order of its coming", () => {
    const textos = ["zeta", "alfa", "nube", "beta", "rama"].map((texto) => [
      { codPregunta: "nota", completado: true, respuesta: [{ idRespuesta: "valor", texto }] },
    ]);
    expect(contar(form, textos).preguntas!.at(-1)!.textos).toEqual(["alfa", "beta", "nube", "rama", "zeta"]);
  });
});

describe("a survey's file", () => {
  it("hides no question, scores nobody and asks of no danger", () => {
    const leida = formulario.safeParse({ ...(parse(FORMULARIO_DE_PRUEBA) as object), clase: "encuesta" });
    const mensajes = leida.error!.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    expect(mensajes).toContain("paginas.0.preguntas.1.si: una encuesta no esconde preguntas");
    expect(mensajes).toContain("paginas.1.preguntas.0.tipo: una encuesta no lleva preguntas de clase triage");
    expect(mensajes).toContain("dimensiones: una encuesta no puntúa");
  });
});
