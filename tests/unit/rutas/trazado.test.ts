import { expect, it } from "vitest";
import {
  altoDelCamino,
  curvaPor,
  estadosDelCamino,
  puntosDelCamino,
} from "../../../app/features/rutas/rutas/trazado";

const MEDIDAS = { ancho: 360, porFila: 4 };

it("a path has a place for each step, turns at the end of a row and stays inside its drawing", () => {
  const puntos = puntosDelCamino(7, MEDIDAS);
  expect(puntos.map(({ x }) => x)).toEqual([45, 135, 225, 315, 315, 225, 135]);
  for (const { x, y } of puntos) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(MEDIDAS.ancho);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(altoDelCamino(7, MEDIDAS));
  }
});

it("a curve goes through all its places, and one place has none", () => {
  const puntos = puntosDelCamino(5, MEDIDAS);
  expect(curvaPor(puntos).match(/C/g)).toHaveLength(4);
  expect(curvaPor(puntos)).toMatch(/ 315 135$/);
  expect(curvaPor(puntos.slice(0, 1))).toBe("");
});

it("the first step that is not done is the next one, and a finished route has none", () => {
  expect(estadosDelCamino([true, false, true, false])).toEqual(["hecho", "siguiente", "hecho", "falta"]);
  expect(estadosDelCamino([true, true])).toEqual(["hecho", "hecho"]);
});
