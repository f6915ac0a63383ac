import { expect, it } from "vitest";
import {
  guiaDe,
  primerosDe,
  sinLosPrimeros,
  type Primero,
} from "../../../app/features/cuestionarios/bienestar/primeros";

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

it("the head of the page names the part to begin with and why, in a whole sentence", () => {
  expect(guiaDe({ dimension: "Sueño", motivo: "pesa" })).toBe(
    "Empieza por tu sueño: es de lo que más te pesa ahora.",
  );
  expect(guiaDe({ dimension: "Vínculos", motivo: "elegida" })).toBe(
    "Empieza por tus vínculos: dijiste que es lo que quieres cuidar.",
  );
});

it("what stands above is not repeated in the fold", () => {
  const todas = { piezas: [cosa("video"), cosa("hoja")], acompanan: [cosa("ruta"), cosa("taller")] };
  const queda = sinLosPrimeros(todas, [cosa("video"), cosa("ruta")]);
  expect([...queda.piezas, ...queda.acompanan].map(({ href }) => href)).toEqual(["hoja", "taller"]);
});
