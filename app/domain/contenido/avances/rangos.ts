/** A stretch of a recording that was played, in tenths of a second: from, and up to. */
export type Rango = readonly [de: number, a: number];

/** Merges stretches of a recording that overlap or touch, in order. */
export function unir(rangos: readonly Rango[]): Rango[] {
  const enOrden = rangos.filter(([de, a]) => a > de).toSorted(([deUno], [deOtro]) => deUno - deOtro);
  const unidos: [number, number][] = [];
  for (const [de, a] of enOrden) {
    const ultimo = unidos.at(-1);
    if (ultimo && de <= ultimo[1]) ultimo[1] = Math.max(ultimo[1], a);
    else unidos.push([de, a]);
  }
  return unidos;
}

/** Total length of some stretches of a recording; overlaps count once. */
export const largoDe = (rangos: readonly Rango[]): number =>
  unir(rangos).reduce((suma, [de, a]) => suma + a - de, 0);

/** Cuts off those parts of the stretches that lie outside the recording. */
export const recortar = (rangos: readonly Rango[], largo: number): Rango[] =>
  unir(rangos.map(([de, a]): Rango => [Math.max(0, Math.floor(de)), Math.min(largo, Math.ceil(a))]));

/** Parts of the first stretches of a recording that lie in none of the others. */
function restar(rangos: readonly Rango[], otros: readonly Rango[]): Rango[] {
  return unir(otros).reduce<Rango[]>(
    (quedan, [desde, hasta]) =>
      quedan.flatMap(([de, a]): Rango[] =>
        hasta <= de || a <= desde
          ? [[de, a]]
          : [[de, Math.min(a, desde)] as const, [Math.max(de, hasta), a] as const].filter(
              ([inicio, fin]) => fin > inicio,
            ),
      ),
    unir(rangos),
  );
}

/** Adds new stretches of a recording to the known ones, earliest first, up to a total length of `presupuesto`. */
export function sumar(sabidos: readonly Rango[], nuevos: readonly Rango[], presupuesto: number): Rango[] {
  let resto = presupuesto - largoDe(sabidos);
  const caben: Rango[] = [];
  for (const [de, a] of restar(nuevos, sabidos)) {
    const cabe = Math.min(a - de, resto);
    if (cabe <= 0) break;
    caben.push([de, de + cabe]);
    resto -= cabe;
  }
  return unir([...sabidos, ...caben]);
}
