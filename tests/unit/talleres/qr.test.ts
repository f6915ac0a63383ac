import { encode } from "uqr";
import { describe, expect, it } from "vitest";
import { leerQr } from "../../support/leerQr";

const ENLACE = "https://bienestar.example/certificado/A16570867728950E";
const dibujar = (texto: string) => encode(texto, { ecc: "M", border: 0 }).data;

describe("the reader of a QR", () => {
  it.each(["a", "Ñandú y qué más", ENLACE, `https://un-nombre-bastante-largo.example/${"x".repeat(60)}`])(
    "reads %s",
    (texto) => expect(leerQr(dibujar(texto))).toBe(texto),
  );

  it("takes none of which a square is wrong", () => {
    const cuadros = dibujar(ENLACE).map((fila) => [...fila]);
    cuadros[20]![20] = !cuadros[20]![20];
    expect(() => leerQr(cuadros)).toThrow();
  });
});
