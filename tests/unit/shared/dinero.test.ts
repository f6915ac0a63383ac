import { describe, expect, it, test } from "vitest";
import { desglosarIgv, soles } from "../../../app/domain/shared/dinero";
import { fc } from "../../support/azar";

describe("IGV inside a price", () => {
  test.each([
    { precio: 99_90, base: 84_66, igv: 15_24 },
    { precio: 118_00, base: 100_00, igv: 18_00 },
    { precio: 90_00, base: 76_27, igv: 13_73 },
    { precio: 1, base: 1, igv: 0 },
    { precio: 0, base: 0, igv: 0 },
  ])("$precio céntimos are $base of base and $igv of tax", ({ precio, base, igv }) => {
    expect(desglosarIgv(precio)).toEqual({ baseCentimos: base, igvCentimos: igv });
  });

  it("adds up to the price, in whole céntimos, and is 18 % of the base to within one céntimo", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_00 }), (precio) => {
        const { baseCentimos, igvCentimos } = desglosarIgv(precio);
        expect(Number.isInteger(baseCentimos)).toBe(true);
        expect(baseCentimos + igvCentimos).toBe(precio);
        expect(Math.abs(igvCentimos - baseCentimos * 0.18)).toBeLessThan(1);
      }),
    );
  });
});

describe("an amount as a person reads it", () => {
  test.each([
    [49_90, "S/\u00a049.90"],
    [1_234_50, "S/\u00a01,234.50"],
    [5, "S/\u00a00.05"],
    [0, "S/\u00a00.00"],
  ])("%i céntimos", (centimos, texto) => expect(soles(centimos)).toBe(texto));
});
