import { expect, it } from "vitest";
import { primerosDe, type Primero } from "../../../app/features/cuestionarios/test/primeros";

const cosa = (href: string, conPortada = false): Primero => ({
  ...{ href, titulo: href, dimension: "Sueño", detalles: "", empezado: false },
  portada: conPortada ? { src: "/a.avif", ancho: 1, alto: 1 } : null,
});
const vistos = (porDimension: Primero[][]) => primerosDe(porDimension).map(({ href }) => href);

it("what weighs most comes first with a picture, then one thing of each further part of life, none twice", () => {
  const sueno = [cosa("ruta"), cosa("video", true), cosa("hoja")];
  expect(vistos([sueno, [cosa("caminar")], [cosa("ahorrar")], [cosa("hablar")]])).toEqual([
    "video",
    "caminar",
    "ahorrar",
  ]);
  expect(vistos([sueno, [cosa("video", true)]])).toEqual(["video", "ruta", "hoja"]);
  expect(vistos([[cosa("hablar"), cosa("hoja")]])).toEqual(["hablar", "hoja"]);
  expect(vistos([])).toEqual([]);
});
