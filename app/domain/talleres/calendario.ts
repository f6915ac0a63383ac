import {
  diaDeSemana,
  fechaDe,
  PRIMER_DIA_DE_LA_SEMANA,
  sumarDias,
  sumarMeses,
  type Fecha,
} from "../shared/fechas";

const MESES_DEL_CALENDARIO = 6;

/** Months that the calendar shows, from the present one on. */
export function mesesDelCalendario(now: Date): string[] {
  const primero = `${fechaDe(now).slice(0, 7)}-01`;
  return Array.from({ length: MESES_DEL_CALENDARIO }, (_, n) => sumarMeses(primero, n).slice(0, 7));
}

/**
 * Days of a month in weeks; the language decides the first day of a week (specification § 9). Null stands for days of
 * another month.
 */
export function semanasDe(
  mes: string,
  idioma: keyof typeof PRIMER_DIA_DE_LA_SEMANA = "es",
): (Fecha | null)[][] {
  const primero = `${mes}-01`;
  const cuantos = Number(sumarDias(sumarMeses(primero, 1), -1).slice(8));
  const casillas = [
    ...Array.from({ length: (diaDeSemana(primero) - PRIMER_DIA_DE_LA_SEMANA[idioma] + 7) % 7 }, () => null),
    ...Array.from({ length: cuantos }, (_, n) => sumarDias(primero, n)),
  ];
  return Array.from({ length: Math.ceil(casillas.length / 7) }, (_, semana) =>
    Array.from({ length: 7 }, (_, dia) => casillas[semana * 7 + dia] ?? null),
  );
}
