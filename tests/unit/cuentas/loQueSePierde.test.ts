import { expect, it } from "vitest";
import { loQueSePierdeEnPalabras } from "../../../app/domain/cuentas/misDatos/eliminacion";

it.each([
  [["1 bono"], "se pierde 1 bono, si no lo usas antes; úsalo"],
  [["2 bonos"], "se pierden 2 bonos, si no los usas antes; úsalos"],
  [["10 bonos"], "se pierden 10 bonos, si no los usas antes; úsalos"],
  [["1 bono", "1 moneda"], "se pierden 1 bono y 1 moneda, si no los usas antes; úsalos"],
])("what ends with an account is said of one thing or of several: %s", (cosas, dicho) => {
  const { seVa, cosas: cuales, siNo, usar } = loQueSePierdeEnPalabras(cosas)!;
  expect(`${seVa} ${cuales}, ${siNo}; ${usar}`).toBe(dicho);
});

it("nothing is said where nothing ends", () => {
  expect(loQueSePierdeEnPalabras([])).toBeNull();
});
