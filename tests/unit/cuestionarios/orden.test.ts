import { describe, expect, it } from "vitest";
import { mover, ordenPorPuestos } from "../../../app/domain/cuestionarios/envios";

describe("a ranking", () => {
  const por = (puestos: Record<string, number>) => (id: string) => puestos[id]!;

  it("is ordered by the places that were given, and is not whole where two have the same", () => {
    expect(ordenPorPuestos(["a", "b", "c"], por({ a: 3, b: 1, c: 2 }))).toEqual(["b", "c", "a"]);
    expect(ordenPorPuestos(["a", "b", "c"], por({ a: 1, b: 1, c: 2 }))).toHaveLength(2);
  });

  it("is none until a place is given, and not whole while one is missing", () => {
    expect(ordenPorPuestos(["a", "b"], por({ a: 0, b: 0 }))).toEqual([]);
    expect(ordenPorPuestos(["a", "b", "c"], por({ a: 2, b: 0, c: 1 }))).toEqual(["c", "a"]);
  });

  it("is moved a place up or down, and no further than its ends", () => {
    expect(mover(["a", "b", "c"], "c", -1)).toEqual(["a", "c", "b"]);
    expect(mover(["a", "b", "c"], "a", 1)).toEqual(["b", "a", "c"]);
    expect(mover(["a", "b", "c"], "a", -1)).toEqual(["a", "b", "c"]);
    expect(mover(["a", "b", "c"], "c", 1)).toEqual(["a", "b", "c"]);
    expect(mover(["a", "b"], "nadie", 1)).toEqual(["a", "b"]);
  });
});
