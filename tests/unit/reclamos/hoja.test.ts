import { describe, expect, it } from "vitest";
import { formularios } from "../../../app/domain/reclamos/hoja";

describe("the amount of a complaint", () => {
  const leer = (monto?: string) => formularios.bien.safeParse({ monto });

  it.each([
    "",
    " ",
    "96",
    "96.5",
    "96,50",
    "S/ 96.00",
    "S/.96",
    "s/\u00a01,250.50",
    "1250",
    "1.250,00",
    "96 soles",
  ])("is taken: «%s»", (monto) => {
    expect(leer(monto).success).toBe(true);
  });

  it("may be left out", () => {
    expect(leer().data?.monto).toBe("");
  });

  it.each(["abc", "S/", "-5", "96.12.3", "12abc", "USD 20"])("is refused: «%s»", (monto) => {
    expect(leer(monto).error?.issues.map(({ message }) => message)).toEqual([
      "Escribe un monto como 96.00, o déjalo vacío.",
    ]);
  });
});
