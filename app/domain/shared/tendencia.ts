import { diaDelMes, fechaDe, horaDe } from "./fechas";

/** Value that was measured at a moment; null where the measurement has none. */
export interface Vez {
  valor: number | null;
  momento: Date;
}

/**
 * Trend of values that come newest first: the values, oldest first, and the moments of the first and the last in words.
 * It is null with fewer than two values, and when the newest time has none, because nothing is compared with it.
 */
export function tendenciaDe(veces: readonly Vez[]): { valores: number[]; extremos: [string, string] } | null {
  const conValor = veces.flatMap(({ valor, momento }) => (valor === null ? [] : [{ valor, momento }]));
  const [ultima, primera] = [conValor[0], conValor.at(-1)];
  if (!ultima || !primera || conValor.length < 2 || veces[0]?.valor === null) return null;
  return {
    valores: conValor.map(({ valor }) => valor).reverse(),
    extremos: enPalabras(primera.momento, ultima.momento),
  };
}

/** Two moments in words that differ: their days, or the hours of one day. */
function enPalabras(primero: Date, ultimo: Date): [string, string] {
  const [desde, hasta] = [fechaDe(primero), fechaDe(ultimo)];
  if (desde === hasta) return [horaDe(primero), horaDe(ultimo)];
  return [diaDelMes(desde), diaDelMes(hasta)];
}
