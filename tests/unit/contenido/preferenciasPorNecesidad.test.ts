import { describe, expect, it } from "vitest";
import {
  preferenciasPorNecesidad,
  temasDeLasNecesidades,
} from "../../../app/domain/contenido/preferenciasPorNecesidad";

const PREFERENCIAS = {
  temas: ["Sueño", "Duelo"],
  avisosDiscretos: true,
  temasPosibles: [
    { especialidad: "Psicología", temas: ["Ansiedad", "Duelo", "Sueño"] },
    { especialidad: "Coaching", temas: ["Ansiedad"] },
  ],
};

it("a need stands for its themes, and each other theme stands once under its specialty", () => {
  const temas = [
    { necesidad: "Dormir mejor", eligen: ["Sueño"] },
    { necesidad: "Calmar la cabeza", eligen: ["Ansiedad", "Estrés"] },
  ];
  expect(preferenciasPorNecesidad(PREFERENCIAS, temas)).toEqual({
    temas: ["Sueño", "Duelo"],
    avisosDiscretos: true,
    necesidades: [
      { necesidad: "Dormir mejor", temas: ["Sueño"] },
      { necesidad: "Calmar la cabeza", temas: ["Ansiedad"] },
    ],
    temasPosibles: [{ especialidad: "Psicología", temas: ["Duelo"] }],
  });
});

it("no need stands for themes that no specialist treats, and a theme without a need keeps its specialty", () => {
  const temas = [{ necesidad: "Moverme", eligen: ["Deporte"] }, { eligen: ["Sueño"] }];
  const { necesidades, temasPosibles } = preferenciasPorNecesidad(PREFERENCIAS, temas);
  expect(necesidades).toEqual([]);
  expect(temasPosibles).toEqual(PREFERENCIAS.temasPosibles);
});

describe("a ticked need", () => {
  const conTemas = (temas: string[]) => ({
    temas,
    necesidades: [
      { necesidad: "Dormir mejor", temas: ["Sueño"] },
      { necesidad: "Calmar la cabeza", temas: ["Ansiedad", "Estrés"] },
    ],
  });

  it("adds all its themes when the person had chosen none of them", () => {
    expect(temasDeLasNecesidades(["Calmar la cabeza"], conTemas(["Sueño"]))).toEqual(["Ansiedad", "Estrés"]);
  });

  it("keeps the themes that the person had chosen, and adds no other", () => {
    expect(temasDeLasNecesidades(["Calmar la cabeza"], conTemas(["Ansiedad"]))).toEqual(["Ansiedad"]);
  });

  it("counts once when it is sent twice", () => {
    expect(temasDeLasNecesidades(["Dormir mejor", "Dormir mejor"], conTemas([]))).toEqual(["Sueño"]);
  });

  it("stands for a theme that nobody treats when it left the list, so that saving refuses it", () => {
    expect(temasDeLasNecesidades(["Volar"], conTemas([]))).toEqual(["Volar"]);
  });
});
