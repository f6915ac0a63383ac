import { describe, expect, it } from "vitest";
import { revisionEnPalabras } from "../../../app/domain/contenido/revision";

const TEMAS = [
  { url: "sueno", salud: true },
  { url: "bolsillo", salud: false },
];

describe("the review of a text", () => {
  it("names the reviewer and the day", () => {
    const revision = { por: "Ana Torres, psicóloga (CPsP 12345)", fecha: "2026-11-20" };
    expect(revisionEnPalabras({ temas: ["sueno"], revision }, TEMAS)).toBe(
      "Revisado por Ana Torres, psicóloga (CPsP 12345) el 20 de noviembre de 2026.",
    );
  });

  it("says that nobody reviewed a health text yet", () => {
    expect(revisionEnPalabras({ temas: ["bolsillo", "sueno"], revision: null }, TEMAS)).toBe(
      "Todavía no lo revisó un profesional de la salud.",
    );
  });

  it("is silent where the text is not of health", () => {
    expect(revisionEnPalabras({ temas: ["bolsillo"], revision: null }, TEMAS)).toBeNull();
  });
});
