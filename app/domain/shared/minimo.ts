/** Fewest things that a figure tells: of fewer, somebody could guess who it was. */
export const MINIMO_A_LA_VISTA = 5;

/** A count as it may be shown: null when it is too small. */
export const aLaVista = (cuantos: number): number | null => (cuantos < MINIMO_A_LA_VISTA ? null : cuantos);

/**
 * Counts beside their total: null when they are too small. Of one alone the total would tell the number, so the least
 * of the others is null too.
 */
export function aLaVistaConTotal(cuentas: readonly number[]): (number | null)[] {
  const vistas = cuentas.map(aLaVista);
  const dichas = vistas.filter((cuenta) => cuenta !== null);
  if (dichas.length !== cuentas.length - 1) return vistas;
  const menor = vistas.indexOf(Math.min(...dichas));
  return vistas.map((cuenta, indice) => (indice === menor ? null : cuenta));
}
