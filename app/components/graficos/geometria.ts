/** Point of a drawing, in the units of its own box. */
export type Punto = readonly [x: number, y: number];

const redondo = (numero: number) => Math.round(numero * 10) / 10;
const entre = (menor: number, valor: number, mayor: number) => Math.min(mayor, Math.max(menor, valor));

/** List of points as the attribute `points` of SVG takes it, with one decimal. */
export const enPuntos = (puntos: readonly Punto[]) =>
  puntos.map((punto) => punto.map(redondo).join(",")).join(" ");

/** Length as a percentage of the drawing, with one decimal: `enPorciento(12.34)` is "12.3%". */
export const enPorciento = (valor: number) => `${redondo(valor)}%`;

/**
 * Point of a value between 0 and 100 on one axis of a radar, around 0,0. The first axis points up, and the others
 * follow clockwise.
 */
export function puntoDeRadar(eje: number, ejes: number, valor: number, radio: number): Punto {
  const angulo = (eje / ejes) * 2 * Math.PI - Math.PI / 2;
  const distancia = (entre(0, valor, 100) / 100) * radio;
  return [redondo(Math.cos(angulo) * distancia), redondo(Math.sin(angulo) * distancia)];
}

/** Distance of the outermost ring of a radar from its centre. */
export const RADIO_DE_RADAR = 90;
const ANILLOS_DE_RADAR = [25, 50, 75, 100];

/** Points of values between 0 and 100 on the axes of a radar, around 0,0. */
export const figuraDeRadar = (valores: readonly number[]): Punto[] =>
  valores.map((valor, eje) => puntoDeRadar(eje, valores.length, valor, RADIO_DE_RADAR));

/** Closed line through points, as the attribute `d` of SVG takes it. */
export const contorno = (puntos: readonly Punto[]) => `M${enPuntos(puntos)}Z`;

/** Rings and axes behind the figure of a radar, as the attribute `d` of SVG takes them. */
export function guiaDeRadar(ejes: number): string {
  const anillo = (valor: number) => figuraDeRadar(Array.from({ length: ejes }, () => valor));
  const radios = anillo(100).map((punto) => `M0,0L${enPuntos([punto])}`);
  return [...ANILLOS_DE_RADAR.map((valor) => contorno(anillo(valor))), ...radios].join("");
}

/**
 * Place of a value, from 0 to 100, in a band of equally wide stretches whose limits are given from the lowest to the
 * highest. A value beyond an end stands at that end.
 *
 * @example lugarEnBanda(80, [40, 60, 100, 140]) // 50: halfway through the second of three stretches
 */
export function lugarEnBanda(valor: number, limites: readonly number[]): number {
  const tramos = limites.length - 1;
  const tramo = entre(
    0,
    limites.findLastIndex((limite) => limite <= valor),
    tramos - 1,
  );
  const [desde, hasta] = [limites[tramo]!, limites[tramo + 1]!];
  return redondo(((tramo + entre(0, (valor - desde) / (hasta - desde), 1)) / tramos) * 100);
}

/** Range of values in which people usually are. */
export interface Normal {
  desde: number;
  hasta: number;
}

/** Lowest and highest value of a trend: all values and the normal range fit, with a tenth of room at both ends. */
export function escalaDeLinea(valores: readonly number[], normal: Normal): Normal {
  const todos = [...valores, normal.desde, normal.hasta];
  const [menor, mayor] = [Math.min(...todos), Math.max(...todos)];
  const margen = (mayor - menor) / 10;
  return { desde: menor - margen, hasta: mayor + margen };
}

/** Height of a value in a scale, from 0 (the highest value, at the top) to 100. */
export const alturaEnLinea = (valor: number, { desde, hasta }: Normal) =>
  redondo(((hasta - valor) / (hasta - desde)) * 100);

/** Places of things side by side, from 0 to 100: the first at the start, the last at the end. One alone is last. */
export const lugaresALoLargo = (cuantos: number) =>
  Array.from({ length: cuantos }, (_, indice) => (cuantos === 1 ? 100 : (indice / (cuantos - 1)) * 100));

/** Arc of a ring whose length is 100, as the attribute `stroke-dasharray` of SVG takes it. `parte` goes from 0 to 1. */
export const trazoDeAnillo = (parte: number) => `${redondo(entre(0, parte, 1) * 100)} 100`;

/**
 * Places of lots on a line from today (0) to the last end (100), in the order given: by days that are left, ascending.
 * Lots that would cover each other stand at least `separacion` apart, which moves them as little as the line allows.
 */
export function lugaresDeLotes(dias: readonly number[], separacion: number): number[] {
  const ultimo = Math.max(1, ...dias);
  const paso = Math.min(separacion, 100 / dias.length);
  const lugares: number[] = [];
  for (const quedan of dias)
    lugares.push(Math.max((entre(0, quedan, ultimo) / ultimo) * 100, (lugares.at(-1) ?? -paso) + paso));
  let tope = 100;
  for (let indice = lugares.length - 1; indice >= 0; indice--) {
    lugares[indice] = redondo(Math.min(lugares[indice]!, tope));
    tope = lugares[indice]! - paso;
  }
  return lugares;
}

/** Sign of a change for the eye, and its words for a reader. A change of 0 is none that counts. */
export function enSigno(cambio: number) {
  const cuanto = Math.abs(cambio);
  if (cuanto === 0) return { signo: "=", palabras: "como antes" };
  return cambio > 0
    ? { signo: `▲ ${cuanto}`, palabras: `${cuanto} más que antes` }
    : { signo: `▼ ${cuanto}`, palabras: `${cuanto} menos que antes` };
}
