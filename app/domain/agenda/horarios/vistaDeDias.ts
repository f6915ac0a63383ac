import { mesLargo, sumarDias, type Fecha } from "../../shared/fechas";

/** Weeks that a picker of days shows at first, and that each press of its button adds. */
export const SEMANAS_POR_VISTA = 2;

const finDeVista = (primera: Fecha, semanas: number) => sumarDias(primera, semanas * 7);

/** Number of weeks, in whole views, until a picker shows this day. */
function semanasHasta(primera: Fecha, fecha: Fecha): number {
  let semanas = SEMANAS_POR_VISTA;
  while (fecha >= finDeVista(primera, semanas)) semanas += SEMANAS_POR_VISTA;
  return semanas;
}

/**
 * Last day that a picker shows: the requested weeks, and at least up to the chosen day. `mas` is the first day beyond,
 * with the number of weeks that would show it.
 */
export function vistaDeDias(fechas: readonly Fecha[], pedidas: number, elegida?: Fecha | null) {
  const [primera] = fechas;
  if (!primera) return { seVe: () => true, mas: null };
  const semanas = Math.max(pedidas, elegida ? semanasHasta(primera, elegida) : SEMANAS_POR_VISTA);
  const fin = finDeVista(primera, semanas);
  const siguiente = fechas.find((fecha) => fecha >= fin);
  return {
    seVe: ({ fecha }: { fecha: Fecha }) => fecha < fin,
    mas: siguiente ? { fecha: siguiente, semanas: semanasHasta(primera, siguiente) } : null,
  };
}

/** Groups days under their month, as "noviembre de 2026". */
export function porMes<D extends { fecha: Fecha }>(dias: readonly D[]): { mes: string; dias: D[] }[] {
  const meses = new Map<string, D[]>();
  for (const dia of dias) {
    const mes = mesLargo(dia.fecha);
    meses.set(mes, [...(meses.get(mes) ?? []), dia]);
  }
  return [...meses].map(([mes, delMes]) => ({ mes, dias: delMes }));
}
