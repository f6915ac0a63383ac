import { Resvg } from "@resvg/resvg-js";
import { createRequire } from "node:module";
import path from "node:path";

const LETRAS = ["600SemiBold/Nunito_600SemiBold.ttf", "800ExtraBold/Nunito_800ExtraBold.ttf"];
const carpetaDeLetras = path.dirname(
  createRequire(import.meta.url).resolve("@expo-google-fonts/nunito/package.json"),
);
const OPCIONES = {
  font: {
    fontFiles: LETRAS.map((letra) => path.join(carpetaDeLetras, letra)),
    loadSystemFonts: false,
    defaultFontFamily: "Nunito",
  },
};

/** Pixels of an SVG drawing, for the video encoder. */
export const dibujar = (svg: string): Uint8Array => new Resvg(svg, OPCIONES).render().pixels;

/** PNG of an SVG drawing. It has the same bytes on every machine. */
export const enPng = (svg: string, ancho?: number): Buffer =>
  new Resvg(svg, { ...OPCIONES, ...(ancho && { fitTo: { mode: "width" as const, value: ancho } }) })
    .render()
    .asPng();
