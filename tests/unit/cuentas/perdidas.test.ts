import { expect, it } from "vitest";
import { perdidasEnPalabras } from "../../../app/domain/cuentas/misDatos/eliminacion";

it.each([
  [["1 bono"], "se pierde 1 bono, si no se usa antes; se puede usar"],
  [["300 monedas"], "se pierden 300 monedas, si no se usan antes; se pueden usar"],
  [["1 bono", "1 moneda"], "se pierden 1 bono y 1 moneda, si no se usan antes; se pueden usar"],
])("what ends with an account is said of one thing or of several: %s", (cosas, frase) => {
  const { seVa, cosas: enumeracion, siNo, sePuede } = perdidasEnPalabras(cosas)!;
  expect(`${seVa} ${enumeracion}, ${siNo}; ${sePuede}`).toBe(frase);
});

it("nothing is said where nothing ends", () => {
  expect(perdidasEnPalabras([])).toBeNull();
});
