import { describe, expect, it } from "vitest";
import { mismoPuesto, mover, ordenPorPuestos } from "../../../app/domain/cuestionarios/envios";

describe("a ranking", () => {
  const por = (puestos: Record<string, number>) => (id: string) => puestos[id]!;

  it("is ordered by the places that were given, and is not whole where two have the same", () => {
    expect(ordenPorPuestos(["a", "b", "c"], por({ a: 3, b: 1, c: 2 }))).toEqual(["b", "c", "a"]);
    expect(ordenPorPuestos(["a", "b", "c"], por({ a: 1, b: 1, c: 2 }))).toHaveLength(2);
  });

  it("is none until a place is given, and then the others follow as they stand", () => {
    const cinco = ["a", "b", "c", "d", "e"];
    const ninguno = { a: 0, b: 0, c: 0, d: 0, e: 0 };
    expect(ordenPorPuestos(cinco, por(ninguno))).toEqual([]);
    expect(ordenPorPuestos(cinco, por({ ...ninguno, d: 1, b: 2 }))).toEqual(["d", "b", "a", "c", "e"]);
    expect(ordenPorPuestos(cinco, por({ ...ninguno, a: 3 }))).toEqual(["b", "c", "a", "d", "e"]);
    expect(ordenPorPuestos(cinco, por({ ...ninguno, a: 5, b: 1 }))).toEqual(["b", "c", "d", "e", "a"]);
    expect(ordenPorPuestos(cinco, por({ ...ninguno, a: 2, b: 2 }))).toHaveLength(1);
  });

  it("says which have the same place", () => {
    const opciones = ["Sueño", "Ánimo", "Cuerpo"].map((texto) => ({ id: texto, texto }));
    expect(mismoPuesto(opciones, por({ Sueño: 1, Ánimo: 0, Cuerpo: 0 }))).toBeNull();
    expect(mismoPuesto(opciones, por({ Sueño: 2, Ánimo: 2, Cuerpo: 1 }))).toContain(
      "Sueño y Ánimo tienen el mismo puesto.",
    );
  });

  it("is moved a place up or down, and no further than its ends", () => {
    expect(mover(["a", "b", "c"], "c", -1)).toEqual(["a", "c", "b"]);
    expect(mover(["a", "b", "c"], "a", 1)).toEqual(["b", "a", "c"]);
    expect(mover(["a", "b", "c"], "a", -1)).toEqual(["a", "b", "c"]);
    expect(mover(["a", "b", "c"], "c", 1)).toEqual(["a", "b", "c"]);
    expect(mover(["a", "b"], "nadie", 1)).toEqual(["a", "b"]);
  });
});
