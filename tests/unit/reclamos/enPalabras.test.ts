import { expect, it } from "vitest";
import { seccionesDe } from "../../../app/domain/reclamos/enPalabras";
import { unaHoja } from "../../support/reclamos";

it("says the amount of a sheet in soles, and leaves the words that its person chose", () => {
  const montoDe = (monto: string) =>
    seccionesDe(unaHoja({ bien: { ...unaHoja().bien, monto } }))
      .flatMap(({ datos }) => datos)
      .find(([termino]) => termino === "Monto reclamado")?.[1];
  expect(montoDe("25.00")).toBe("S/\u00a025.00");
  expect(montoDe("1,250")).toBe("S/\u00a01,250");
  expect(montoDe("S/ 80.00")).toBe("S/ 80.00");
  expect(montoDe("veinte soles")).toBe("veinte soles");
});
