import { describe, expect, it } from "vitest";
import { errorsOf, messageInSummary } from "../../../app/components/ErrorSummary";

describe("a message in the summary of errors, far from its field", () => {
  it.each([
    [
      "Este campo es obligatorio",
      "He leído y acepto los términos y condiciones",
      "Acepta los términos y condiciones",
    ],
    ["Este campo es obligatorio", "Acepto las bases del sorteo", "Acepta las bases del sorteo"],
    ["Este campo es obligatorio", "Tengo 18 años o más", "Marca «Tengo 18 años o más»"],
    [
      "Este campo es obligatorio",
      "Acepto que usen mis datos para enviarme novedades",
      "Marca «Acepto que usen mis datos para enviarme novedades»",
    ],
  ])("asks for the very box instead of: %s (%s)", (mensaje, etiqueta, resumen) => {
    expect(messageInSummary(mensaje, etiqueta)).toBe(resumen);
  });

  it("is preceded by the name of its field", () => {
    expect(messageInSummary("Usa 8 caracteres o más", "Contraseña nueva")).toBe(
      "Contraseña nueva: usa 8 caracteres o más",
    );
  });

  it("stays as it is where it names its field already", () => {
    expect(messageInSummary("Escribe tu contraseña", "Contraseña")).toBe("Escribe tu contraseña");
  });

  it("leads to its field, and two of the same kind are told apart", () => {
    const errors = ["Este campo es obligatorio"];
    expect(
      errorsOf(
        [{ id: "edad", errors }, "Tengo 18 años o más"],
        [{ id: "bases", errors }, "Acepto las bases"],
      ),
    ).toEqual([
      { id: "edad", mensaje: "Marca «Tengo 18 años o más»" },
      { id: "bases", mensaje: "Acepta las bases" },
    ]);
  });
});
