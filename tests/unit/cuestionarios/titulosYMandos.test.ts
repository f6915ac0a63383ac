import { describe, expect, it } from "vitest";
import { tituloDePregunta } from "~/components/tituloDePregunta";
import { mandoTrasMover, puestoEnPalabras } from "~/features/cuestionarios/bienestar/mandos";
import { tituloDelPaso } from "~/features/saludMental/programa/tituloDelPaso";

describe("the title of a question", () => {
  const progreso = { numero: 3 };

  it("says which one it is", () =>
    expect(tituloDePregunta("Test de bienestar", { alarma: null, progreso })).toBe(
      "Pregunta 3 · Test de bienestar",
    ));
  it("begins with the help where the danger card stands, and not after", () => {
    expect(tituloDelPaso({ paso: "pregunta", alarma: "aqui", progreso })).toBe(
      "Ayuda ahora: 113 · Pregunta 3 · Programa de salud mental",
    );
    expect(tituloDelPaso({ paso: "pregunta", alarma: "antes", progreso })).toMatch(/^Pregunta/);
  });
  it("differs from that of the first page and of the help", () => {
    expect(tituloDelPaso({ paso: "inicio" })).toBe("Programa de salud mental");
    expect(tituloDelPaso({ paso: "ayuda" })).toBe("Ayuda ahora: 113");
  });
});

describe("a move in a ranking", () => {
  it.each([
    ["subir:sueno", 2, "subir-2"],
    ["subir:sueno", 1, "bajar-1"],
    ["bajar:sueno", 4, "bajar-4"],
    ["bajar:sueno", 5, "subir-5"],
  ])("%s to place %i keeps the focus at %s", (intencion, puesto, mando) =>
    expect(mandoTrasMover(intencion, { puesto, de: 5 })).toBe(mando),
  );
  it("tells the new place, and nothing where nothing moved or the address names no place", () => {
    const orden = [{ texto: "Sueño" }, { texto: "Vínculos" }];
    expect(puestoEnPalabras(orden, 2)).toBe("Vínculos: puesto 2 de 2.");
    expect([null, 0, 9, -1, 1.5].map((puesto) => puestoEnPalabras(orden, puesto))).toEqual([
      "",
      "",
      "",
      "",
      "",
    ]);
  });
});
