import { C } from "./colores";
import { ALTO, ANCHO } from "./momento";
import {
  azar,
  caja,
  circulo,
  conOpacidad,
  elipse,
  forma,
  linea,
  mover,
  n,
  tono,
  vaiven,
  type Par,
} from "./trazos";

export const pared = (color: string, piso: string, altura = 420) =>
  caja([0, 0], [ANCHO, ALTO], color) + caja([0, altura], [ANCHO, ALTO - altura], piso);

/** Draws a soft disc behind what matters in a scene. */
export const halo = (x: number, y: number, r: number, color: string) => circulo([x, y], r, color);

export function planta(x: number, y: number, t: number, color: string = C.monte): string {
  const hoja = (giro: number, largo: number, fase: number) =>
    mover(
      forma(
        `M0 0q${n(largo * 0.3)} ${n(-largo * 0.5)} 0 ${n(-largo)}q${n(-largo * 0.3)} ${n(largo * 0.5)} 0 ${n(largo)}z`,
        color,
      ),
      [x, y - 44],
      giro + vaiven(t, 6, fase) * 2.5,
    );
  return (
    hoja(-38, 78, 0) +
    hoja(36, 80, 1) +
    hoja(-14, 100, 2) +
    hoja(14, 96, 3) +
    forma(`M${n(x - 28)} ${n(y - 46)}h56l-8 46h-40z`, C.teja)
  );
}

export function nube(x: number, y: number, escala: number, color: string): string {
  return mover(
    forma("M-60 16h118a18 18 0 0 0-18-22a27 27 0 0 0-50-9a21 21 0 0 0-33 10a16 16 0 0 0-17 21z", color),
    [x, y],
    0,
    escala,
  );
}

/** Draws a window on the coast of Lima: sky, sea and cliffs. */
export function ventana([x, y]: Par, [ancho, alto]: Par, t: number): string {
  const id = `v${n(x)}`.replace(".", "-");
  const mar = y + alto * 0.62;
  return (
    `<clipPath id="${id}"><rect x="${n(x)}" y="${n(y)}" width="${n(ancho)}" height="${n(alto)}" rx="14"/></clipPath>` +
    `<g clip-path="url(#${id})">` +
    caja([x, y], [ancho, alto], C.cielo) +
    circulo([x + ancho * 0.7, y + alto * 0.3], 22, C.sol) +
    nube(x + ancho * 0.3 + vaiven(t, 60) * 14, y + alto * 0.25, 0.5, C.blanco) +
    caja([x, mar], [ancho, alto], C.mar) +
    forma(
      `M${n(x)} ${n(mar + 26)}q${n(ancho * 0.3)} -34 ${n(ancho * 0.55)} 0v80h${n(-ancho * 0.6)}z`,
      C.maderaClara,
    ) +
    forma(
      `M${n(x)} ${n(mar + 20)}q${n(ancho * 0.26)} -30 ${n(ancho * 0.46)} -2q${n(-ancho * 0.2)} 12 ${n(-ancho * 0.46)} 16z`,
      C.prado,
    ) +
    "</g>" +
    `<rect x="${n(x)}" y="${n(y)}" width="${n(ancho)}" height="${n(alto)}" rx="14" fill="none" stroke="${C.blanco}" stroke-width="9"/>` +
    linea(`M${n(x + ancho / 2)} ${n(y)}v${n(alto)}`, C.blanco, 6)
  );
}

export function silla(x: number, y: number, color: string = C.madera): string {
  return (
    caja([x - 46, y - 92], [92, 84], color, { rx: 16 }) +
    caja([x - 56, y - 2], [112, 20], C.maderaOscura, { rx: 9 }) +
    linea(`M${n(x - 46)} ${n(y + 14)}v100M${n(x + 46)} ${n(y + 14)}v100`, C.maderaOscura, 9)
  );
}

/** Draws rows of waves that swell and pass. */
export function mar(altura: number, t: number, colores: readonly string[], lento = 9): string {
  return colores
    .map((color, fila) => {
      const y = altura + fila * 34;
      const paso = 214;
      const corre = (((t / lento) * (fila % 2 ? -paso : paso)) % paso) - paso;
      const alza = 7 + fila * 2 + vaiven(t, 5, fila) * 2;
      const olas = Array.from(
        { length: 7 },
        () => `q${n(paso / 4)} ${n(-alza)} ${n(paso / 2)} 0t${n(paso / 2)} 0`,
      ).join("");
      return forma(`M${n(corre)} ${n(y)}${olas}V${ALTO}H${n(corre)}z`, color);
    })
    .join("");
}

export function estrellas(t: number, cuantas: number, hasta: number): string {
  return Array.from({ length: cuantas }, (_, i) => {
    const brillo = 0.35 + 0.3 * (1 + vaiven(t, 5 + azar(i) * 5, azar(i + 99) * 9));
    return conOpacidad(
      circulo([azar(i * 3) * ANCHO, azar(i * 7 + 5) * hasta], 1.2 + azar(i * 11) * 1.5, C.claro),
      brillo,
    );
  }).join("");
}

export const luna = (x: number, y: number, r: number, cielo: string) =>
  circulo([x, y], r * 1.7, tono(cielo, C.luna, 0.08)) +
  circulo([x, y], r, C.luna) +
  circulo([x - r * 0.42, y - r * 0.18], r * 0.86, tono(cielo, C.luna, 0.1));

export const sombra = (x: number, y: number, ancho: number, color: string = C.linea) =>
  elipse([x, y], [ancho, ancho * 0.11], color);
