/** Fewest things that a figure tells: of fewer, somebody could guess who it was. */
export const MINIMO_A_LA_VISTA = 5;

/** A count as it may be shown: null when it is too small. */
export const aLaVista = (cuantos: number): number | null => (cuantos < MINIMO_A_LA_VISTA ? null : cuantos);

/**
 * Counts beside their total: null when they are too small. The total must not tell those that are null, so that the
 * least of the others are null too, until they may be several numbers.
 */
export function aLaVistaConTotal(cuentas: readonly number[]): (number | null)[] {
  const vistas = cuentas.map(aLaVista);
  for (;;) {
    const ocultas = cuentas.filter((_, indice) => vistas[indice] === null);
    const dichas = vistas.filter((cuenta) => cuenta !== null);
    if (ocultas.length === 0 || dichas.length === 0 || !seDeducen(ocultas)) return vistas;
    vistas[vistas.indexOf(Math.min(...dichas))] = null;
  }
}

/** True when the sum of hidden counts leaves no doubt about them: one alone, hardly anything, or all that fits. */
function seDeducen(ocultas: readonly number[]): boolean {
  const suma = ocultas.reduce((total, cuenta) => total + cuenta, 0);
  return (
    ocultas.length === 1 || suma < MINIMO_A_LA_VISTA || suma === ocultas.length * (MINIMO_A_LA_VISTA - 1)
  );
}
