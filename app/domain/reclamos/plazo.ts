import { diaDeSemana, fechaDe, sumarDias, type Fecha } from "../shared/fechas";

/** Authorities whose rules can set the term of an answer. */
export const REGIMENES = ["INDECOPI", "SBS", "SUSALUD"] as const;
export type Regimen = (typeof REGIMENES)[number];

/**
 * Business days for the answer: Ley 29571, art. 24 (as of Ley 31435); SBS Resolución 4036-2022; D.S. 002-2019-SA for
 * health insurance. Counsel confirms the figure, and `RECLAMOS_PLAZO_EN_DIAS` sets another one.
 */
export const DIAS_DE_REGIMEN: Readonly<Record<Regimen, number>> = { INDECOPI: 15, SBS: 15, SUSALUD: 30 };

const SABADO = 6;

/** Days of the calendar within which the term ends, however many holidays there are. */
const margenEnDias = (plazoEnDias: number) => plazoEnDias * 3 + 60;

/** Days whose holidays matter for a sheet of this instant. */
export function diasDelPlazo(momento: Date, plazoEnDias: number): { desde: Fecha; hasta: Fecha } {
  const desde = fechaDe(momento);
  return { desde, hasta: sumarDias(desde, margenEnDias(plazoEnDias)) };
}

/**
 * Last day for the answer: business days count from the day after the sheet, in Lima.
 *
 * @example venceEl(new Date("2026-10-05T15:00:00Z"), 15, new Set(["2026-10-08"])) // "2026-10-27"
 */
export function venceEl(momento: Date, plazoEnDias: number, feriados: ReadonlySet<Fecha>): Fecha {
  let fecha = fechaDe(momento);
  for (let faltan = plazoEnDias; faltan > 0;) {
    fecha = sumarDias(fecha, 1);
    if (diaDeSemana(fecha) < SABADO && !feriados.has(fecha)) faltan -= 1;
  }
  return fecha;
}
