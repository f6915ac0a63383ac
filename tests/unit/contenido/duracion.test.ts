import { describe, expect, it } from "vitest";
import { duracionEnPalabras } from "../../../app/domain/contenido/duracion";
import { ordenar } from "../../../app/domain/contenido/reglas";
import { busquedaDeVerdad } from "../../support/busqueda";

describe("how long something takes", () => {
  it.each([
    [68, "1 min 08 s"],
    [60, "1 min"],
    [130, "2 min 10 s"],
  ])("of a recording of %i seconds is %s", (duracionEnSegundos, palabras) => {
    expect(duracionEnPalabras({ tipo: "video", minutos: 2, duracionEnSegundos })).toBe(palabras);
  });

  it("of a sheet or a reading is what its editor says", () => {
    expect(duracionEnPalabras({ tipo: "lectura", minutos: 4 })).toBe("4 min");
  });

  it("orders videos by their seconds, of which all have about as many minutes", async () => {
    const { coleccion } = await busquedaDeVerdad();
    const segundos = ordenar(
      coleccion.piezas.flatMap((pieza) => (pieza.tipo === "video" ? [pieza] : [])),
      "cortos",
    ).map(({ duracionEnSegundos }) => duracionEnSegundos);
    expect(segundos).toEqual(segundos.toSorted((a, b) => a - b));
    expect(new Set(segundos).size).toBeGreaterThan(1);
  });
});
