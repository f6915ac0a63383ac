import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";

/** Width and height in pixels of the picture of a sheet, and the limit of its bytes. */
export const ANCHO_DE_PORTADA = 540;
export const ALTO_DE_PORTADA = 304;
export const BYTES_DE_PORTADA = 8_000;

/** The page of a sheet on its picture: its width, and its distance from the top and from the left. */
const PAGINA = { ancho: 360, arriba: 24, izquierda: (ANCHO_DE_PORTADA - 360) / 2 };

/** White ground of a page. typst-ts-node-compiler 0.7.0 draws that of every page over the first one. */
const FONDO_DE_PAGINA = /<path class="typst-shape" fill="#ffffff"[^>]* d="M 0 0v [^"]*"\/>/g;

/**
 * AVIF of the upper part of the first page, on a ground of the colour of its theme. `paginas` is the sheet as an SVG,
 * its pages one below the other. Throws when the picture weighs more than 8,000 bytes.
 */
export async function portadaDe(paginas: string, fondo: string): Promise<Buffer> {
  const hoja = new Resvg(paginas.replaceAll(FONDO_DE_PAGINA, ""), {
    background: "#ffffff",
    fitTo: { mode: "width", value: PAGINA.ancho * 2 },
  }).render();
  const primera = await sharp(hoja.asPng())
    .resize({ width: PAGINA.ancho })
    .extract({ left: 0, top: 0, width: PAGINA.ancho, height: ALTO_DE_PORTADA - PAGINA.arriba })
    .png()
    .toBuffer();
  const { ancho, arriba, izquierda } = PAGINA;
  const sombra = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${ANCHO_DE_PORTADA}" height="${ALTO_DE_PORTADA}"><rect x="${izquierda + 8}" y="${arriba + 8}" width="${ancho}" height="300" rx="3" fill="#1d2b2a" opacity=".16"/></svg>`,
  );
  const portada = await sharp({
    create: { width: ANCHO_DE_PORTADA, height: ALTO_DE_PORTADA, channels: 3, background: fondo },
  })
    .composite([{ input: sombra }, { input: primera, left: izquierda, top: arriba }])
    .avif({ quality: 55, effort: 9 })
    .toBuffer();
  if (portada.length > BYTES_DE_PORTADA) throw new Error(`La portada mide ${portada.length} bytes.`);
  return portada;
}
