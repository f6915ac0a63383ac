import { expect, it } from "vitest";
import { preferenciasPorNecesidad } from "../../../app/domain/contenido/preferenciasPorNecesidad";

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
