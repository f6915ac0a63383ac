import { describe, expect, it } from "vitest";
import type { Grupo } from "../../../app/domain/busqueda/buscar";
import { esComun } from "../../../app/domain/busqueda/comunes";
import { loMejor } from "../../../app/domain/busqueda/loMejor";

const grupo = (clase: string, cuantos: number): Grupo => ({
  ...{ clase, nombre: clase, total: cuantos },
  hallazgos: Array.from({ length: cuantos }, (_, n) => ({
    ...{ href: `/${clase}/${n + 1}`, titulo: [], resumen: [], pasaje: null, detalles: "", etiqueta: null },
  })),
});
const vistos = (grupos: Grupo[]) => {
  const { mejores, grupos: otros } = loMejor(grupos);
  return [mejores.map(({ href }) => href), otros.map(({ hallazgos }) => hallazgos.map(({ href }) => href))];
};

describe("the best results of a search", () => {
  it("are one route, one video and one person, in the order of their groups, and stand once", () => {
    expect(
      vistos([grupo("video", 6), grupo("lectura", 3), grupo("especialista", 1), grupo("ruta", 2)]),
    ).toEqual([
      ["/video/1", "/especialista/1", "/ruta/1"],
      [["/video/2", "/video/3"], ["/lectura/1", "/lectura/2"], ["/ruta/2"]],
    ]);
  });

  it("give the place of a video to a sheet, or to a reading, where no video was found", () => {
    expect(vistos([grupo("especialista", 2), grupo("lectura", 1), grupo("herramienta", 1)])).toEqual([
      ["/especialista/1", "/herramienta/1"],
      [["/especialista/2"], ["/lectura/1"]],
    ]);
    expect(vistos([grupo("especialista", 2), grupo("lugar", 1), grupo("lectura", 1)])[0]).toEqual([
      "/especialista/1",
      "/lectura/1",
    ]);
  });

  it("are none where only one kind was found", () => {
    expect(vistos([grupo("especialista", 1), grupo("pregunta", 1)])).toEqual([
      [],
      [["/especialista/1"], ["/pregunta/1"]],
    ]);
  });
});

describe("a common word", () => {
  it("stands in more than half of the long texts, where there are some", () => {
    expect(esComun(5, 10)).toBe(false);
    expect(esComun(6, 10)).toBe(true);
    expect(esComun(7, 7)).toBe(false);
  });
});
