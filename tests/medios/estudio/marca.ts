import { C } from "./colores";
import { cuadroDe } from "./cuadro";
import { ESCENAS } from "./escenas";
import { mar, nube, planta, ventana } from "./lugares";
import { ANCHO } from "./momento";
import { caja, circulo, elipse, forma, linea, mover, palabras } from "./trazos";
import { enPng } from "./dibujar";
import type { Guion } from "../../../app/domain/contenido/esquemas";

/** Width of the preview picture of a link, in pixels, which all services accept. */
export const ANCHO_PARA_COMPARTIR = 1200;
export const ALTO_PARA_COMPARTIR = 630;
const ALTO_DEL_CUADRO = (ANCHO * ALTO_PARA_COMPARTIR) / ANCHO_PARA_COMPARTIR;

/** Mark of the site: half a sun over the water, on a square of 32. */
const SOL_Y_MAR =
  `<path d="M7 17a9 9 0 0 1 18 0z" fill="${C.sol}"/>` +
  `<path d="M4 20.500q3-2.800 6 0t6 0 6 0 6 0M9 25.500q1.750-1.600 3.500 0t3.500 0 3.500 0 3.500 0" fill="none" stroke="#fff" stroke-width="2.400" stroke-linecap="round"/>`;

const icono = (fondo: string, dentro: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${fondo}${dentro}</svg>`;
const REDONDO = icono(`<rect width="32" height="32" rx="8" fill="${C.verde}"/>`, SOL_Y_MAR);
/** Icon of the site without cut corners, for systems that round it themselves. */
const ENTERO = icono(`<rect width="32" height="32" fill="${C.verde}"/>`, SOL_Y_MAR);
/** Icon of the site that a system may cut to any shape: everything lies in a circle of four fifths of the width. */
const RECORTABLE = icono(
  `<rect width="32" height="32" fill="${C.verde}"/>`,
  `<g transform="translate(16 16) scale(.72) translate(-16 -17.500)">${SOL_Y_MAR}</g>`,
);

const lamina = (dibujo: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${ANCHO_PARA_COMPARTIR}" height="${ALTO_PARA_COMPARTIR}" ` +
  `viewBox="0 0 ${ANCHO} ${ALTO_DEL_CUADRO}">${dibujo}</svg>`;

/** Preview picture with words on the left and their drawing on the right. */
const conPalabras = (fondo: string, tinta: string, [titulo, ...renglones]: string[], dibujo: string) =>
  lamina(
    caja([0, 0], [ANCHO, 480], fondo) +
      dibujo +
      mover(`<rect width="32" height="32" rx="8" fill="${C.verde}"/>${SOL_Y_MAR}`, [56, 60], 0, 1.5) +
      palabras("Bienestar", [120, 96], { letra: 32, color: tinta }) +
      palabras(titulo!, [56, 220], { letra: 50, color: tinta }) +
      renglones
        .map((renglon, fila) =>
          palabras(renglon, [56, 268 + fila * 36], { letra: 27, color: tinta, peso: 600 }),
        )
        .join(""),
  );

const hoja = (x: number, y: number, giro: number) =>
  mover(
    caja([-78, -104], [156, 208], C.blanco, { rx: 10 }) +
      caja([-54, -78], [84, 14], C.verde, { rx: 7 }) +
      [-42, -14, 14, 42, 70]
        .map(
          (fila) =>
            caja([-54, fila], [16, 16], C.menta, { rx: 4 }) + linea(`M-26 ${fila + 8}h74`, C.linea, 5),
        )
        .join(""),
    [x, y],
    giro,
  );

const busto = (x: number, ropa: string, pelo: string, piel: string) =>
  forma(`M${x - 78} 470q0-120 78-120t78 120z`, ropa) +
  elipse([x, 262], [52, 58], pelo) +
  caja([x - 15, 296], [30, 50], piel, { rx: 14 }) +
  elipse([x, 274], [39, 46], piel) +
  forma(`M${x - 42} 266q4-52 44-50t40 50q-30-8-44-28q-12 20-40 28z`, pelo);

const LAMINAS: Record<string, string> = {
  bienestar: conPalabras(
    C.calido,
    C.tinta,
    ["Un momento para ti", "Respira, muévete, descansa", "y conversa con especialistas"],
    circulo([660, 262], 150, C.solClaro) +
      circulo([660, 262], 100, C.sol) +
      nube(548, 130, 0.7, "#fff7ec") +
      mar(338, 2, [C.mar, C.marHondo, "#5ba6a4"]),
  ),
  "bienestar-play": conPalabras(
    C.cielo,
    C.tinta,
    ["Bienestar play", "Videos de un minuto", "para sentirte mejor"],
    ventana([520, 92], [270, 240], 3) +
      planta(800, 440, 1) +
      circulo([655, 212], 46, C.verde) +
      forma("M640 186l44 26l-44 26z", C.blanco),
  ),
  herramientas: conPalabras(
    C.brote,
    C.tinta,
    ["Herramientas", "Hojas para imprimir", "y lecturas cortas"],
    hoja(598, 230, -7) + hoja(706, 246, 6) + planta(804, 440, 2),
  ),
  especialista: conPalabras(
    C.lila,
    C.tinta,
    ["Especialistas", "Por videollamada,", "a la hora que elijas"],
    caja([520, 92], [290, 300], C.blanco, { rx: 24 }) +
      `<clipPath id="marco"><rect x="520" y="92" width="290" height="300" rx="24"/></clipPath>` +
      `<g clip-path="url(#marco)">${caja([520, 92], [290, 300], C.menta)}` +
      `<g transform="translate(665 400) scale(1.3) translate(-665 -430)">${busto(665, C.violeta, C.pelo, C.piel)}</g></g>`,
  ),
};

/** Wraps a PNG into an `.ico` file, for programs that accept no other icon. */
function enIco(png: Buffer, lado: number): Buffer {
  const cabecera = Buffer.alloc(22);
  cabecera.writeUInt16LE(1, 2);
  cabecera.writeUInt16LE(1, 4);
  cabecera.writeUInt8(lado, 6);
  cabecera.writeUInt8(lado, 7);
  cabecera.writeUInt16LE(1, 10);
  cabecera.writeUInt16LE(32, 12);
  cabecera.writeUInt32LE(png.length, 14);
  cabecera.writeUInt32LE(cabecera.length, 18);
  return Buffer.concat([cabecera, png]);
}

/** Icons and preview pictures of the site, by their name below `public`. */
export function archivosDeMarca(): Record<string, Buffer> {
  return {
    "favicon.svg": Buffer.from(`${REDONDO}\n`),
    "favicon.ico": enIco(enPng(REDONDO, 32), 32),
    "apple-touch-icon.png": enPng(ENTERO, 180),
    "icono-192.png": enPng(REDONDO, 192),
    "icono-512.png": enPng(REDONDO, 512),
    "icono-recortable-512.png": enPng(RECORTABLE, 512),
    ...Object.fromEntries(
      Object.entries(LAMINAS).map(([nombre, svg]) => [`compartir/${nombre}.png`, enPng(svg)]),
    ),
  };
}

/** Poster of a video in the size of a link's preview. */
export function compartirVideo(guion: Guion): Buffer {
  const escena = ESCENAS[guion.escena]!;
  const cuadro = cuadroDe(guion, escena, escena.portada, false);
  const arriba = (480 - ALTO_DEL_CUADRO) / 2;
  return enPng(
    cuadro.replace(
      /^<svg [^>]*>/,
      `<svg xmlns="http://www.w3.org/2000/svg" width="${ANCHO_PARA_COMPARTIR}" height="${ALTO_PARA_COMPARTIR}" viewBox="0 ${arriba} ${ANCHO} ${ALTO_DEL_CUADRO}">`,
    ),
  );
}
