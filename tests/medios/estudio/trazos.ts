/**
 * A point of a drawing. This file draws small pieces of SVG and computes motion; each is a pure function of the
 * moment.
 */
export interface Punto {
  x: number;
  y: number;
}

/** Writes a coordinate with one decimal, which is enough for the eye and the same on every machine. */
export const n = (numero: number) => String(Math.round(numero * 10) / 10 || 0);

export const entre = (a: number, b: number, avance: number) => a + (b - a) * avance;
export const limitar = (numero: number, minimo = 0, maximo = 1) => Math.min(maximo, Math.max(minimo, numero));
/** Progress that starts and stops gently, from 0 to 1. */
export const suave = (avance: number) => {
  const a = limitar(avance);
  return a * a * (3 - 2 * a);
};
/** Progress of a movement from 0 to 1, while the clip plays from second `desde` to second `hasta`. */
export const tramo = (t: number, desde: number, hasta: number) => suave((t - desde) / (hasta - desde));
/** Movement back and forth between −1 and 1, once in `periodo` seconds. */
export const vaiven = (t: number, periodo: number, fase = 0) =>
  Math.sin(((t + fase) / periodo) * 2 * Math.PI);
/** Gentle movement between 0 and 1, once in `periodo` seconds; it begins at 0. */
export const ola = (t: number, periodo: number) => (1 - Math.cos((t / periodo) * 2 * Math.PI)) / 2;

/** Pseudorandom number from 0 to 1. One seed always gives the same number, unlike that of the next seed. */
export function azar(semilla: number): number {
  let mezcla = Math.imul(semilla + 1, 0x9e3779b9);
  mezcla = Math.imul(mezcla ^ (mezcla >>> 16), 0x85ebca6b);
  mezcla = Math.imul(mezcla ^ (mezcla >>> 13), 0xc2b2ae35);
  return ((mezcla ^ (mezcla >>> 16)) >>> 0) / 4_294_967_296;
}

type Atributos = Record<string, string | number | undefined>;
const atributos = (dados: Atributos) =>
  Object.entries(dados)
    .filter(([, valor]) => valor !== undefined)
    .map(([nombre, valor]) => ` ${nombre}="${typeof valor === "number" ? n(valor) : valor!}"`)
    .join("");

/** Coordinates or size on the drawing: across, then down. */
export type Par = readonly [number, number];

export const circulo = ([x, y]: Par, r: number, fill: string, mas: Atributos = {}) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${atributos(mas)}/>`;
export const elipse = ([x, y]: Par, [rx, ry]: Par, fill: string, mas: Atributos = {}) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${atributos(mas)}/>`;
/** Draws a rectangle from its upper left corner; `rx` rounds its corners. */
export const caja = (
  [x, y]: Par,
  [ancho, alto]: Par,
  fill: string,
  { rx = 0, ...mas }: Atributos & { rx?: number } = {},
) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(ancho)}" height="${n(alto)}" rx="${n(rx)}" fill="${fill}"${atributos(mas)}/>`;
export const forma = (d: string, fill: string, mas: Atributos = {}) =>
  `<path d="${d}" fill="${fill}"${atributos(mas)}/>`;
export const linea = (d: string, stroke: string, ancho: number, mas: Atributos = {}) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(ancho)}" stroke-linecap="round" stroke-linejoin="round"${atributos(mas)}/>`;
export const grupo = (dentro: string, mas: Atributos) => `<g${atributos(mas)}>${dentro}</g>`;
/** Draws a part with an opacity; an almost invisible part is left out. */
export const conOpacidad = (dentro: string, opacidad: number) =>
  opacidad < 0.01
    ? ""
    : opacidad > 0.99
      ? dentro
      : `<g opacity="${(Math.round(opacidad * 100) / 100).toString()}">${dentro}</g>`;
export const mover = (dentro: string, [x, y]: Par, giro = 0, escala = 1) =>
  `<g transform="translate(${n(x)} ${n(y)})${giro ? ` rotate(${n(giro)})` : ""}${escala === 1 ? "" : ` scale(${String(Math.round(escala * 1000) / 1000)})`}">${dentro}</g>`;

interface Letrero {
  /** Height of the letters in a drawing. */
  letra: number;
  color: string;
  ancla?: "start" | "middle" | "end";
  peso?: 600 | 800;
}

export function palabras(texto: string, [x, y]: Par, { letra, color, ancla = "start", peso = 800 }: Letrero) {
  const escrito = texto.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<text x="${n(x)}" y="${n(y)}" font-family="Nunito" font-weight="${peso}" font-size="${n(letra)}" fill="${color}" text-anchor="${ancla}">${escrito}</text>`;
}

/** Colour on the way from one colour to another. */
export function tono(de: string, a: string, avance: number): string {
  const canal = (color: string, indice: number) => parseInt(color.slice(1 + indice * 2, 3 + indice * 2), 16);
  const mezcla = [0, 1, 2].map((indice) =>
    Math.round(entre(canal(de, indice), canal(a, indice), limitar(avance))),
  );
  return `#${mezcla.map((valor) => valor.toString(16).padStart(2, "0")).join("")}`;
}
