import { expect, it } from "vitest";
import { aLaVistaConTotal } from "~/domain/shared/minimo";

it.each<[number[], (number | null)[]]>([
  [
    [40, 19],
    [40, 19],
  ],
  // The total would tell that the third one is 3.
  [
    [40, 17, 3],
    [40, null, null],
  ],
  [
    [40, 4, 3],
    [40, null, null],
  ],
  // Hardly anybody, or as many as fit: both would be told.
  [
    [40, 12, 1, 0],
    [40, null, null, null],
  ],
  [
    [40, 12, 4, 4],
    [40, null, null, null],
  ],
  [[3], [null]],
  [[], []],
])("beside their total %j are told as %j", (cuentas, vistas) => {
  expect(aLaVistaConTotal(cuentas)).toEqual(vistas);
});
