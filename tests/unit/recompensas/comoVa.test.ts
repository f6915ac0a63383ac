import { describe, expect, it } from "vitest";
import { comoVa } from "../../../app/features/recompensas/reto/comoVa";

const ALCANZADA = {
  ...{ racha: 5, meta: 5, alcanzada: true, pagado: null, sinPremio: false },
  ...{ porValidar: true, sinValidar: false },
};

describe("how a person goes in a challenge", () => {
  it("says that the goal must still be validated, and after the close that it was not", () => {
    expect(comoVa(ALCANZADA)).toBe("Llegaste a la meta: falta validarla");
    expect(comoVa({ ...ALCANZADA, sinValidar: true })).toBe(
      "Llegaste a la meta, y el reto terminó sin validarla",
    );
  });
});
