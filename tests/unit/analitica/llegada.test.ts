import { expect, it } from "vitest";
import { llegadaDe } from "../../../app/domain/analitica/conteos/llegada";

const pasos = (...cuantos: (number | null)[]) => cuantos.map((cuenta) => ({ cuantos: cuenta }));

it.each([
  [pasos(40, 19, 8), 2, 0.2],
  [pasos(40, 19, 8), 0, 1],
  [pasos(10, 12), 1, 1],
  [pasos(40, null), 1, null],
  [pasos(null, 19), 1, null],
])("of the steps %j, the part at step %i is %s", (contados, indice, parte) => {
  expect(llegadaDe(contados, indice)).toBe(parte);
});
