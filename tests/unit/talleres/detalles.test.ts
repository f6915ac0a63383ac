import { expect, it } from "vitest";
import { detallesDeTaller } from "../../../app/domain/talleres/busqueda";

it("what search says of a workshop calls it a demonstration where nobody is live, and only there", () => {
  const taller = { clase: "clase", minutos: 45, precioCentimos: 0 } as const;
  expect(detallesDeTaller({ ...taller, sala: { clip: "mirar-el-mar" } })).toBe(
    "Demostración · Clase · 45 min · Gratis",
  );
  expect(detallesDeTaller({ ...taller, sala: { enlace: "https://reuniones.example/mar" } })).toBe(
    "Clase en vivo · 45 min · Gratis",
  );
});
