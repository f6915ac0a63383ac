import { expect, it } from "vitest";
import { primeroDeSusTemas } from "../../../app/domain/talleres/filtros";

const enOrden = [["movimiento"], ["calma", "sueno"], ["sueno", "calma"]].map((temas) => ({
  taller: { temas },
}));
const [movimiento, calma, sueno] = enOrden;

it("what is offered live has the first theme of what is watched, however soon another one's is", () => {
  expect(primeroDeSusTemas(["calma", "movimiento"], enOrden)).toBe(calma);
  expect(primeroDeSusTemas(["movimiento", "calma"], enOrden)).toBe(movimiento);
  expect(primeroDeSusTemas(["sueno"], enOrden.slice(0, 2))).toBe(calma);
  expect(primeroDeSusTemas(["dinero", "movimiento"], enOrden)).toBe(movimiento);
  expect(primeroDeSusTemas(["dinero"], enOrden)).toBe(undefined);
});

it("a workshop whose main theme is asked for goes before a sooner one that only touches it", () => {
  expect(primeroDeSusTemas(["sueno"], enOrden)).toBe(sueno);
});
