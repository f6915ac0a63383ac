import { expect, it } from "vitest";
import { primeroDeSusTemas } from "../../../app/domain/talleres/filtros";

const enOrden = [["movimiento"], ["calma", "sueno"], ["sueno"]].map((temas) => ({ taller: { temas } }));
const [movimiento, calma] = enOrden;

it("what is offered live has the first theme of what is watched, however soon another one's is", () => {
  expect(primeroDeSusTemas(["calma", "movimiento"], enOrden)).toBe(calma);
  expect(primeroDeSusTemas(["movimiento", "calma"], enOrden)).toBe(movimiento);
  expect(primeroDeSusTemas(["sueno"], enOrden)).toBe(calma);
  expect(primeroDeSusTemas(["dinero", "movimiento"], enOrden)).toBe(movimiento);
  expect(primeroDeSusTemas(["dinero"], enOrden)).toBe(undefined);
});
