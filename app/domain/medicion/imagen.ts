import type { Muestra } from "./pulso";

/** Height of the part of the picture that is measured, divided by its width: the shape of a face. */
const ALTO_POR_ANCHO = 4 / 3;
/** Share of the shorter side of the picture that the oval for the face takes. */
const PARTE_DE_LA_IMAGEN = 0.8;

/** Box around the oval for the face, in a picture of the given size in pixels. */
export function ovaloEn(ancho: number, alto: number) {
  const suAlto = Math.min(alto * PARTE_DE_LA_IMAGEN, ancho * PARTE_DE_LA_IMAGEN * ALTO_POR_ANCHO);
  const suAncho = suAlto / ALTO_POR_ANCHO;
  return { x: (ancho - suAncho) / 2, y: (alto - suAlto) / 2, ancho: suAncho, alto: suAlto };
}

/** Columns and rows of squares into which the picture is divided, to compare their light with the picture before it. */
const COLUMNAS = 6;
const FILAS = 8;

export type Resumen = Omit<Muestra, "t"> & { luces: Float64Array };

/**
 * Summary of a picture (RGBA pixels of the box around the oval): means of its colours, and the light of a few squares.
 * The squares are compared with the next picture. No face can be made from the summary.
 */
export function resumir(
  pixeles: Uint8ClampedArray,
  ancho: number,
  alto: number,
  antes: Float64Array | null,
): Resumen {
  const luces = new Float64Array(COLUMNAS * FILAS);
  const cuantos = new Float64Array(COLUMNAS * FILAS);
  let [r, g, b, luz, dentro, piel] = [0, 0, 0, 0, 0, 0];
  for (let y = 0; y < alto; y++) {
    const v = (2 * (y + 0.5)) / alto - 1;
    const fila = Math.floor((y * FILAS) / alto) * COLUMNAS;
    for (let x = 0; x < ancho; x++) {
      const u = (2 * (x + 0.5)) / ancho - 1;
      if (u * u + v * v > 1) continue;
      const i = 4 * (y * ancho + x);
      const [rojo, verde, azul] = [pixeles[i]!, pixeles[i + 1]!, pixeles[i + 2]!];
      const suLuz = 0.299 * rojo + 0.587 * verde + 0.114 * azul;
      const casilla = fila + Math.floor((x * COLUMNAS) / ancho);
      luces[casilla]! += suLuz;
      cuantos[casilla]! += 1;
      luz += suLuz;
      dentro++;
      if (!esPiel(rojo, verde, azul, suLuz)) continue;
      r += rojo;
      g += verde;
      b += azul;
      piel++;
    }
  }
  for (let i = 0; i < luces.length; i++) luces[i] = cuantos[i]! > 0 ? luces[i]! / cuantos[i]! : 0;
  const enPiel = Math.max(piel, 1);
  return {
    ...{ r: r / enPiel, g: g / enPiel, b: b / enPiel },
    piel: piel / dentro,
    luz: luz / dentro,
    movimiento: antes ? diferencia(luces, antes) : 0,
    luces,
  };
}

/** True for a pixel that may be skin of any tone: skin is told apart by its hue, much more than by its lightness. */
function esPiel(r: number, g: number, b: number, luz: number): boolean {
  const rojez = 0.713 * (r - luz);
  const azulez = 0.564 * (b - luz);
  return r < 252 && rojez >= 3 && rojez <= 50 && azulez <= 0 && azulez >= -55 && g >= b * 0.8;
}

function diferencia(primeras: Float64Array, segundas: Float64Array): number {
  let suma = 0;
  for (let i = 0; i < primeras.length; i++) suma += Math.abs(primeras[i]! - segundas[i]!);
  return suma / primeras.length;
}
