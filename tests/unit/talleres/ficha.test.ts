import { expect, it } from "vitest";
import { suyaEnPalabras } from "../../../app/features/talleres/vivo/ficha";

it.each([
  ["ofrecida", 25_00, "falta pagar"],
  ["ofrecida", 0, "te guardamos un lugar"],
  ["inscrita", 25_00, "tu lugar"],
  ["esperando", 25_00, "en lista de espera"],
  [undefined, 25_00, null],
] as const)("a date with a place %s of %i céntimos is told as %s", (estado, precioCentimos, dicho) => {
  expect(suyaEnPalabras(estado, { precioCentimos })).toBe(dicho);
});
