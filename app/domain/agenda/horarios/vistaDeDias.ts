import { mesLargo, sumarDias, type Fecha } from "../../shared/fechas";

/** A picker of days shows two weeks, and two more each time it is asked to. */
export const SEMANAS_POR_VISTA = 2;

const finDeVista = (primera: Fecha, semanas: number) => sumarDias(primera, semanas * 7);

/** The fewest views that hold a day, in weeks. */
function semanasHasta(primera: Fecha, fecha: Fecha): number {
  let semanas = SEMANAS_POR_VISTA;
  while (fecha >= finDeVista(primera, semanas)) semanas += SEMANAS_POR_VISTA;
  return semanas;
}

/**
 * Up to where a picker shows its days, counted from the first of them: the weeks that were asked for, and always the
 * day that was chosen. `mas` is the first day that it leaves out and the weeks that would hold it.
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

/** Days under the month they are in, "noviembre de 2026". */
export function porMes<D extends { fecha: Fecha }>(dias: readonly D[]): { mes: string; dias: D[] }[] {
  const meses = new Map<string, D[]>();
  for (const dia of dias) {
    const mes = mesLargo(dia.fecha);
    meses.set(mes, [...(meses.get(mes) ?? []), dia]);
  }
  return [...meses].map(([mes, delMes]) => ({ mes, dias: delMes }));
}
