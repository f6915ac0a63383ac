import { mesLargo, type Fecha } from "../../shared/fechas";

export const DIAS_EN_TIRA = 7;

/**
 * Seven of the days to choose from: those with the requested day, or the first ones. `antes` and `despues` are the first
 * days of the seven before and after; null at either end.
 *
 *     tiraDeDias(dias, "2026-11-16") // { dias: [seven], antes: "2026-11-09", despues: "2026-11-23" }
 */
export function tiraDeDias<D extends { fecha: Fecha }>(dias: readonly D[], pedida: Fecha | null = null) {
  const desde = pedida ? dias.findIndex(({ fecha }) => fecha >= pedida) : 0;
  const ultimo = Math.max(0, dias.length - 1);
  const puesto = desde < 0 ? ultimo : desde;
  const inicio = puesto - (puesto % DIAS_EN_TIRA);
  return {
    dias: dias.slice(inicio, inicio + DIAS_EN_TIRA),
    antes: dias[inicio - DIAS_EN_TIRA]?.fecha ?? null,
    despues: dias[inicio + DIAS_EN_TIRA]?.fecha ?? null,
  };
}

/** Months of some days in order: "noviembre de 2026", "noviembre y diciembre de 2026". */
export function mesesDe(dias: readonly { fecha: Fecha }[]): string {
  const meses = [...new Set(dias.map(({ fecha }) => mesLargo(fecha)))];
  const ultimo = meses.at(-1) ?? "";
  const deEsteAnio = / de \d{4}$/.exec(ultimo)?.[0] ?? "";
  return meses.map((mes) => (mes === ultimo ? mes : mes.replace(deEsteAnio, ""))).join(" y ");
}
